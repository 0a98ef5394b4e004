"""Plain values for reports: what crosses to the controller must survive the crossing.

Under xdist a lone surrogate or a value of another type in a report makes the whole item vanish
with exit code 0, so everything is brought to str, bytes, int, float, bool, None, lists, tuples and
dicts first.

Source: pytest-xdist issue 843.
"""

from collections.abc import Mapping
from datetime import date, time, timedelta
from decimal import Decimal
from enum import Enum
from fractions import Fraction
from pathlib import PurePath
from typing import Any, Final
from uuid import UUID

_TEXTUAL: Final = (PurePath, Decimal, Fraction, Enum, UUID, date, time, timedelta, complex)


def clean_text(text: str) -> str:
    """`text` as an exact str, its lone surrogates replaced by their escapes."""
    exact = str.__str__(text)
    if exact.isascii():  # most texts, and there are a million in a report
        return exact
    return exact.encode("utf-8", "backslashreplace").decode("utf-8")


def clean_name(text: str) -> str:
    """`text` fit for an XML attribute: what is not printable is replaced by its escape."""
    cleaned = clean_text(text)
    if cleaned.isprintable():
        return cleaned
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in cleaned)


def plain(value: Any) -> Any:
    """`value` in exact builtin types: text for known types that have one, else the type's name.

    An unknown type's own `__str__` is not called: it may fail, or differ from process to process.
    """
    if value is None or type(value) in (bool, int, float, bytes):
        return value
    if type(value) is list:
        return [plain(part) for part in value]
    if isinstance(value, str):
        return clean_text(value)
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float):
        return float(value)
    if isinstance(value, _TEXTUAL):
        return clean_text(str(value))
    if isinstance(value, Mapping):
        return {_key(key): plain(part) for key, part in value.items()}
    if isinstance(value, tuple):
        return tuple(map(plain, value))
    if isinstance(value, list):
        return [plain(part) for part in value]
    if isinstance(value, set | frozenset):
        return sorted(map(plain, value), key=repr)
    if type(value).__module__ == "numpy" and hasattr(value, "tolist"):
        return plain(value.tolist())
    return f"<{type(value).__module__}.{type(value).__qualname__}>"


def _key(key: Any) -> Any:
    part = plain(key)
    return repr(part) if isinstance(part, list | tuple | dict) else part
