"""Python source text of plain data, so that a value can stand in a test."""

import math

from benchmark.errors import BenchmarkError


def literal(value: object) -> str:
    """Source text that evaluates to `value`: exact types, exact floats, sets in a fixed order.

    Raises BenchmarkError for anything that is not plain data.
    """
    kind = type(value)
    if value is None or kind in (bool, int, str, bytes):
        return repr(value)
    if isinstance(value, float):
        return repr(value) if math.isfinite(value) else f"float({str(value)!r})"
    if isinstance(value, complex):
        return repr(value)
    if isinstance(value, list):
        return "[" + ", ".join(map(literal, value)) + "]"
    if isinstance(value, tuple):
        return "(" + "".join(literal(part) + ", " for part in value).strip() + ")"
    if isinstance(value, set | frozenset):
        inner = ", ".join(sorted(map(literal, value)))
        name = kind.__name__
        return f"{{{inner}}}" if inner and kind is set else f"{name}([{inner}])"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{literal(k)}: {literal(v)}" for k, v in value.items()) + "}"
    raise BenchmarkError(
        f"literal: not plain data, got {kind.__name__}; expected numbers, strings and containers"
    )
