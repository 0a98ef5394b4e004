"""What must hold of a task's canonical on any arguments, and how to draw them."""

import copy
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from math import isclose
from pathlib import Path
from typing import Any

from hypothesis.strategies import SearchStrategy

from benchmark.corpus.task_folder import TASKS

Function = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class TaskProperty:
    """`holds(result, *arguments)` for every drawn tuple of arguments of the task `entry_id`."""

    entry_id: str
    arguments: SearchStrategy[tuple[Any, ...]]
    holds: Callable[..., bool]


def agrees_with(reference: Function) -> Callable[..., bool]:
    """The result equals that of `reference`, an independent function: same value, same type."""

    def holds(result: Any, *arguments: Any) -> bool:
        expected = reference(*copy.deepcopy(arguments))
        return bool(result == expected) and type(result) is type(expected)

    return holds


def close_to(reference: Function) -> Callable[..., bool]:
    """The result is a number near that of `reference`, or both are None."""

    def holds(result: Any, *arguments: Any) -> bool:
        expected = reference(*copy.deepcopy(arguments))
        if result is None or expected is None:
            return result is expected
        return isclose(result, expected, rel_tol=1e-9, abs_tol=1e-9)

    return holds


def canonical(entry_id: str) -> Function:
    """The function of a task file of this project. Its asserts run as it is imported."""
    domain, name = entry_id.split(".")
    path: Path = TASKS / domain / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"task_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    function: Function = getattr(module, name)
    return function
