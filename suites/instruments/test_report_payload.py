"""The payload of an item: plain, complete, and read back as what it was."""

import enum
import json
import math
from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmark.metrics.ties import TieEnvelope
from benchmark.stats.reasons import Degenerate
from reports.errors import ReportError
from reports.observations import (
    Observation,
    Property,
    Unit,
    clean_properties,
    from_properties,
    status_word,
    to_properties,
    unit_of,
    unit_properties,
)
from reports.plain import clean_name, clean_text, plain
from suites.instruments.observed import DECEIVED, HIT, MISS, observed


class Color(str, enum.Enum):  # noqa: UP042 - the kind that breaks xdist
    RED = "red"


class Word(enum.StrEnum):
    BLUE = "blue"


class Hostile:
    def __str__(self) -> str:
        raise RuntimeError("no text for you")


PLAIN: tuple[tuple[str, Any, Any], ...] = (
    ("str_enum", Color.RED, "red"),
    ("strenum", Word.BLUE, "blue"),
    ("int_enum", enum.IntEnum("N", "ONE").ONE, 1),  # type: ignore[attr-defined]
    ("enum", enum.Enum("E", "ONE").ONE, "E.ONE"),  # type: ignore[attr-defined]
    ("np_float64", np.float64(0.5), 0.5),
    ("np_float32", np.float32(0.5), 0.5),
    ("np_int64", np.int64(3), 3),
    ("np_bool", np.bool_(True), True),
    ("np_str", np.str_("a"), "a"),
    ("np_zero_dimensional", np.array(2), 2),
    ("np_array", np.array([[1.0], [2.0]]), [[1.0], [2.0]]),
    ("path", Path("a/b"), "a/b"),
    ("decimal", Decimal("0.10"), "0.10"),
    ("fraction", Fraction(1, 3), "1/3"),
    ("set", {"b", "a"}, ["a", "b"]),
    ("frozen_key", {frozenset({1}): np.int64(1)}, {"[1]": 1}),
    ("path_key", {Path("k"): (Color.RED, None)}, {"k": ("red", None)}),
    ("surrogate", ["\ud800"], ["\\ud800"]),
    ("bytes", b"\x00", b"\x00"),
    ("hostile", Hostile(), f"<{__name__}.Hostile>"),
)


@pytest.mark.parametrize(("value", "expected"), [p[1:] for p in PLAIN], ids=[p[0] for p in PLAIN])
def test_a_value_becomes_the_builtin_it_stands_for(value: Any, expected: Any) -> None:
    result = plain(value)
    assert result == expected
    assert type(result) is type(expected)
    assert plain(result) == result


def test_text_keeps_everything_but_lone_surrogates() -> None:
    assert clean_text("naïve 😀\x00") == "naïve 😀\x00"
    assert clean_text("a\udfffb") == "a\\udfffb"
    assert type(clean_text(Color.RED)) is str


def test_a_property_name_keeps_only_what_is_printable() -> None:
    assert clean_name("ndcg@10 é") == "ndcg@10 é"
    assert clean_name("a\x00\n\ud800\ufffe") == "a\\x00\\n\\ud800\\ufffe"


def test_an_observation_comes_back_as_it_was() -> None:
    for made in (
        observed("q1", HIT),
        observed("q2", DECEIVED, gap=-1 / 3),
        observed("q3", MISS, paired=()),
        observed("q4", first=TieEnvelope(0.0, 1 / 3, 1.0), block_size=3),
        replace(
            observed("q5"),
            ndcg_at=(TieEnvelope.undefined(Degenerate.UNDEFINED_K_EXCEEDS_N),) * 4,
        ),
    ):
        properties = unit_properties(made.unit) + to_properties(made)
        assert from_properties(properties) == made
        assert unit_of(properties) == made.unit


def test_the_payload_is_strict_json_of_builtin_values_with_each_name_once() -> None:
    made = replace(observed(), gap=float(np.float64(-0.5)))
    properties = unit_properties(made.unit) + to_properties(made)
    assert clean_properties(properties) == properties
    assert len({name for name, _value in properties}) == len(properties)
    json.dumps(properties, allow_nan=False)


def test_an_item_without_the_kind_is_no_measurement_and_has_no_status_word() -> None:
    record = [("outcome", "HIT"), ("system", "bm25")]
    assert unit_of(record) is None
    assert from_properties(record) is None
    assert status_word(record) == ""
    assert from_properties(unit_properties(observed().unit)) is None


def test_the_status_word_is_the_outcome_and_nothing_else_is_one() -> None:
    unit = unit_properties(observed().unit)
    assert [status_word([*unit, ("outcome", word)]) for word in ("HIT", "DECEIVED", "MISS")] == [
        "HIT",
        "DECEIVED",
        "MISS",
    ]
    assert status_word([*unit, ("outcome", "GREAT")]) == ""
    assert status_word(unit) == ""


def _drop(name: str) -> Callable[[list[Property]], list[Property]]:
    return lambda properties: [pair for pair in properties if pair[0] != name]


def _put(name: str, value: object) -> Callable[[list[Property]], list[Property]]:
    return lambda properties: [*properties, (name, value)]


GARBLED: tuple[tuple[str, Callable[[list[Property]], list[Property]]], ...] = (
    ("no_entry", _drop("entry_id")),
    ("no_size", _drop("of")),
    ("no_gap", _drop("gap")),
    ("word", _put("outcome", "GREAT")),
    ("bug_type", _put("paired", '[["typo", true, true]]')),
    ("strict_but_not_deceived", _put("paired", '[["off_by_one", false, true]]')),
    ("two_numbers", _put("exec_at", "[[0, 1]]")),
    ("out_of_order", _put("exec_at", "[[1, 0, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1]]")),
    ("one_k", _put("exec_at", "[[0, 1, 1]]")),
    ("not_json", _put("ndcg_at", "[[")),
    ("shares", _put("rank_one_shares", "[0.5, 0.1, 0.1]")),
    ("number", _put("of", "many")),
    ("zero", _put("of", 0)),
    ("block", _put("tied_at_rank_one", 0)),
    ("system", _put("system", "a b")),
)


@pytest.mark.parametrize("garble", [g[1] for g in GARBLED], ids=[g[0] for g in GARBLED])
def test_a_garbled_payload_is_refused_naming_the_query(
    garble: Callable[[list[Property]], list[Property]],
) -> None:
    made: Observation = observed("the.query")
    properties = unit_properties(made.unit) + to_properties(made)
    with pytest.raises(ReportError, match=r"expected") as caught:
        from_properties(garble(properties))
    assert "the.query" in str(caught.value) or "unit system" in str(caught.value)


def test_a_unit_needs_ids_and_a_size() -> None:
    with pytest.raises(ReportError, match="unit tier: is not an id, got ''"):
        Unit("bm25", "", "q1", 4)
    with pytest.raises(ReportError, match="expected the number of queries"):
        Unit("bm25", "core", "q1", 0)


def test_a_not_finite_gap_is_never_written_into_the_summary_as_a_number() -> None:
    with pytest.raises(ReportError, match="contradicts itself"):
        replace(observed(), gap=math.nan)
