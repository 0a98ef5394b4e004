"""Canonicals against independent references on drawn arguments, a task an item."""

import copy
import importlib
import pkgutil
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import DataObject, data

import suites.instruments.properties as catalogue
from suites.instruments.task_property import TaskProperty, canonical

PROPERTIES: list[TaskProperty] = [
    each
    for module in sorted(module.name for module in pkgutil.iter_modules(catalogue.__path__))
    for each in importlib.import_module(f"{catalogue.__name__}.{module}").PROPERTIES
]


@pytest.mark.parametrize("checked", PROPERTIES, ids=[each.entry_id for each in PROPERTIES])
def test_the_canonical_is_right_on_drawn_arguments(checked: TaskProperty) -> None:
    function = canonical(checked.entry_id)

    @settings(
        max_examples=100,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
    )
    @given(data())
    def holds(drawn: DataObject) -> None:
        arguments: tuple[Any, ...] = drawn.draw(checked.arguments)
        result = function(*copy.deepcopy(arguments))
        assert checked.holds(result, *arguments), (arguments, result)

    holds()


def test_each_task_has_at_most_one_property() -> None:
    assert [n for n, c in Counter(each.entry_id for each in PROPERTIES).items() if c > 1] == []
