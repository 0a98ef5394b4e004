"""Plain values for reports: what crosses to the controller must survive the crossing.

Under xdist a lone surrogate or a value of another type in a report makes the whole item vanish
with exit code 0, so everything is brought to str, int, float, bool, None, lists and dicts first.
"""

from collections.abc import Mapping
from typing import Any


def clean_text(text: str) -> str:
    """`text` with lone surrogates replaced by their escapes."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def plain(value: Any) -> Any:
    """`value` in exact builtin types; what has none becomes its text."""
    if value is None or type(value) in (bool, int, float, bytes):
        return value
    if isinstance(value, str):
        return clean_text(str.__str__(value))
    if isinstance(value, Mapping):
        return {plain(key): plain(part) for key, part in value.items()}
    if isinstance(value, tuple):
        return tuple(map(plain, value))
    if isinstance(value, list | set | frozenset):
        return [plain(part) for part in value]
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float):
        return float(value)
    if type(value).__module__ == "numpy" and hasattr(value, "item") and not getattr(value, "ndim", 0):
        return plain(value.item())
    return clean_text(str(value))
