"""Python source text of plain data, so that a value can stand in a test."""

import math
from typing import Any, Final

from benchmark.errors import BenchmarkError

DECIMAL_BITS_MAX: Final = 4096  # Python refuses to print much longer ints in decimals


def literal(value: Any) -> str:
    """Source text that evaluates to `value`: exact types, exact floats, sets in a fixed order.

    Raises BenchmarkError for anything that is not plain data, subclasses of plain types included.
    """
    kind = type(value)
    if value is None or kind in (bool, str, bytes):
        return repr(value)
    if kind is int:
        return repr(value) if value.bit_length() <= DECIMAL_BITS_MAX else hex(value)
    if kind is float:
        return repr(value) if math.isfinite(value) else f"float({str(value)!r})"
    if kind is complex:  # its repr loses the sign of a zero, and has no name for nan
        return f"complex({literal(value.real)}, {literal(value.imag)})"
    if kind in (list, tuple, set, frozenset):
        return _container(value)
    if kind is dict:
        return "{" + ", ".join(f"{literal(k)}: {literal(v)}" for k, v in value.items()) + "}"
    raise BenchmarkError(
        f"literal: not plain data, got {kind.__name__}; expected numbers, strings and containers; "
        "leave the value out"
    )


def _container(value: list[object] | tuple[object, ...] | set[object] | frozenset[object]) -> str:
    parts = [literal(part) for part in value]
    if isinstance(value, list):
        return f"[{', '.join(parts)}]"
    if isinstance(value, tuple):
        return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"
    inner = ", ".join(sorted(parts))
    if isinstance(value, frozenset):
        return f"frozenset([{inner}])"
    return f"{{{inner}}}" if inner else "set()"
