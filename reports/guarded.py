"""Builds a record from item properties: whatever is wrong with them is one clear error."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from benchmark.errors import BenchmarkError
from reports.errors import ReportError

Built = TypeVar("Built")


def guarded(
    fields: Mapping[str, Any],
    build: Callable[[Mapping[str, Any]], Built],
    subject: str,
    expected: str,
) -> Built:
    """`build(fields)`. Raises ReportError: its own, or one that says the fields are garbled."""
    try:
        return build(fields)
    except ReportError:
        raise
    except (KeyError, ValueError, TypeError, BenchmarkError) as error:
        raise ReportError(
            f"{subject}: garbled, got {type(error).__name__}: {error}; expected {expected}"
        ) from error
