"""The source text of a value evaluates to that value, with the same exact types."""

import math
from collections import OrderedDict, namedtuple
from enum import IntEnum

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmark.corpus.literal import literal
from benchmark.errors import BenchmarkError

Point = namedtuple("Point", "x y")


class Colour(IntEnum):
    RED = 1


def evaluated(text: str) -> object:
    return eval(text, {"__builtins__": {t.__name__: t for t in (complex, float, frozenset, set)}})


def shape(value: object) -> object:
    """A text that tells any two plain values apart: types, bits of floats, order of dicts."""
    name = type(value).__name__
    if isinstance(value, float):
        return name, "nan" if math.isnan(value) else value.hex()
    if isinstance(value, complex):
        return name, shape(value.real), shape(value.imag)
    if isinstance(value, list | tuple):
        return name, [shape(part) for part in value]
    if isinstance(value, set | frozenset):
        return name, sorted((shape(part) for part in value), key=repr)
    if isinstance(value, dict):
        return name, [(shape(key), shape(part)) for key, part in value.items()]
    return name, value


hashables = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.complex_numbers()
    | st.text()
    | st.binary(),
    lambda inner: st.lists(inner).map(tuple) | st.frozensets(inner),
    max_leaves=6,
)
plain = st.recursive(
    hashables,
    lambda inner: (
        st.lists(inner)
        | st.lists(inner).map(tuple)
        | st.sets(hashables)
        | st.dictionaries(hashables, inner)
    ),
    max_leaves=10,
)


@settings(max_examples=150, deadline=None)
@given(plain)
def test_a_literal_evaluates_to_the_value_itself(value: object) -> None:
    assert shape(evaluated(literal(value))) == shape(value)


NAN, INF = float("nan"), float("inf")
CASES = {
    "nan": (NAN, "float('nan')"),
    "inf": (INF, "float('inf')"),
    "minus_inf": (-INF, "float('-inf')"),
    "minus_zero": (-0.0, "-0.0"),
    "float_beside_int": ([1.0, 1, True], "[1.0, 1, True]"),
    "empty_list": ([], "[]"),
    "empty_tuple": ((), "()"),
    "one_tuple": ((1,), "(1,)"),
    "two_tuple": ((1, 2), "(1, 2)"),
    "empty_set": (set(), "set()"),
    "set_in_order": ({3, 1, 2}, "{1, 2, 3}"),
    "empty_frozenset": (frozenset(), "frozenset([])"),
    "frozenset": (frozenset({1}), "frozenset([1])"),
    "empty_dict": ({}, "{}"),
    "dict_in_its_order": ({"b": 1, "a": {}}, "{'b': 1, 'a': {}}"),
    "complex": (1 + 2j, "complex(1.0, 2.0)"),
    "complex_minus_zero_real": (complex(-0.0, 1.0), "complex(-0.0, 1.0)"),
    "complex_minus_zero_imaginary": (complex(1.0, -0.0), "complex(1.0, -0.0)"),
    "complex_nan_and_inf": (complex(NAN, INF), "complex(float('nan'), float('inf'))"),
    "lone_surrogate": ("\ud800", r"'\ud800'"),
    "bytes": (b"\x00a", r"b'\x00a'"),
    "int_too_long_for_decimals": (1 << 20_000, hex(1 << 20_000)),
    "negative_int_too_long_for_decimals": (-(1 << 20_000), hex(-(1 << 20_000))),
}


@pytest.mark.parametrize(("value", "text"), CASES.values(), ids=CASES.keys())
def test_a_value_has_one_text(value: object, text: str) -> None:
    assert literal(value) == text
    assert shape(evaluated(text)) == shape(value)


@pytest.mark.parametrize(
    ("value", "name"),
    [
        pytest.param(object(), "object", id="object"),
        pytest.param([{1: (range(3),)}], "range", id="deep_inside"),
        pytest.param(Point(1, 2), "Point", id="named_tuple"),
        pytest.param(OrderedDict(a=1), "OrderedDict", id="ordered_dict"),
        pytest.param(Colour.RED, "Colour", id="int_enum"),
        pytest.param(bytearray(b"a"), "bytearray", id="bytearray"),
    ],
)
def test_what_is_not_plain_data_is_refused_with_its_type(value: object, name: str) -> None:
    with pytest.raises(BenchmarkError, match=f"literal: not plain data, got {name}; expected"):
        literal(value)
