"""What a sample is: finite numbers or true booleans, in an array of the expected shape.

Source: the house rules for statistics and errors.
"""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from benchmark.errors import BenchmarkError

FloatArray: TypeAlias = NDArray[np.float64]
BoolArray: TypeAlias = NDArray[np.bool_]


def finite_sample(subject: str, values: NDArray[Any], *, ndim: int) -> FloatArray:
    """`values` (bool, integer or real, `ndim` axes) as float64 of the same shape.

    Raises BenchmarkError for another type or number of axes, and for NaN or infinity.
    """
    if not isinstance(values, np.ndarray) or values.dtype.kind not in "biuf":
        raise BenchmarkError(
            f"{subject}: is not an array of real numbers, got {_kind(values)}; "
            "expected a float64 array; convert it with np.asarray"
        )
    if values.ndim != ndim:
        raise BenchmarkError(
            f"{subject}: has the wrong number of axes, got shape {values.shape}; "
            f"expected {ndim} axes; one row a unit"
        )
    sample = values.astype(np.float64)
    finite = np.isfinite(sample)
    if not finite.all():
        where = tuple(int(i) for i in np.argwhere(~finite)[0])
        raise BenchmarkError(
            f"{subject}: entry {where} is not finite, got {float(sample[where])}; "
            "expected finite values; list what is undefined apart and leave it out"
        )
    return sample


def flags(subject: str, values: NDArray[Any], *, n: int) -> BoolArray:
    """`values`, checked to be a boolean array [n]. Raises BenchmarkError otherwise."""
    if not isinstance(values, np.ndarray) or values.dtype != np.bool_:
        raise BenchmarkError(
            f"{subject}: is not boolean, got {_kind(values)}; "
            "expected an array of dtype bool; compare explicitly, truthiness is not a verdict"
        )
    if values.shape != (n,):
        raise BenchmarkError(
            f"{subject}: has the wrong shape, got {values.shape}; "
            f"expected ({n},); one flag a unit, in the same order"
        )
    return values


def same_shape(subject: str, first: NDArray[Any], second: NDArray[Any]) -> None:
    """Raises BenchmarkError unless the two samples can be paired entry by entry."""
    if first.shape != second.shape:
        raise BenchmarkError(
            f"{subject}: samples can't be paired, got shapes {first.shape} and {second.shape}; "
            "expected equal shapes; align both on the protocol's units"
        )


def whole_number(subject: str, value: int, *, least: int) -> int:
    """`value` as int, checked to be a whole number of at least `least`."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < least:
        raise BenchmarkError(
            f"{subject}: is not a valid count, got {value!r}; "
            f"expected an integer of at least {least}; take it from benchmark.protocol"
        )
    return int(value)


def _kind(values: object) -> str:
    dtype = getattr(values, "dtype", None)
    return type(values).__name__ if dtype is None else f"dtype {dtype}"
