"""References for more of these tasks: series, tables, whole numbers, matrices."""

import re
from fractions import Fraction
from itertools import count, pairwise, permutations, product
from math import factorial, gcd, lcm
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with, close_to


def _tops(values: Any, drop: Any) -> Any:
    found = []
    for i, top in enumerate(values):
        as_high = [j for j in range(i) if values[j] >= top]
        before = values[as_high[-1] if as_high else 0 : i + 1]
        higher = [j for j in range(i, len(values)) if values[j] > top]
        after = values[i : higher[0] if higher else len(values)]
        if top - min(before) >= drop and top - min(after) >= drop:
            found.append(i)
    return found


def _flips(samples: Any, band: Any) -> Any:
    outside = [sample > 0 for sample in samples if not -band <= sample <= band]
    return sum(before != after for before, after in pairwise(outside))


def _weight(axis: Any, index: int, value: Any) -> Fraction:
    """The tent function of a grid point, 1 there and 0 at its neighbours."""
    value = min(max(value, axis[0]), axis[-1])
    if value == axis[index]:
        return Fraction(1)
    other = index + (1 if value > axis[index] else -1)
    width = abs(axis[other] - axis[index])
    return max(Fraction(0), 1 - Fraction(abs(value - axis[index]), width))


def _by_tents(xs: Any, ys: Any, table: Any, x: Any, y: Any) -> Any:
    value = sum(
        _weight(xs, c, x) * _weight(ys, r, y) * entry
        for r, row in enumerate(table)
        for c, entry in enumerate(row)
    )
    return float(value)


def _rate_of_entries(changes: Any, day: Any, default: Any, valid_days: Any) -> Any:
    begun = [(first, rate) for first, rate in changes if first <= day]
    if not begun or day not in range(begun[-1][0], begun[-1][0] + valid_days):
        return default
    return default if begun[-1][1] is None else begun[-1][1]


def _area_by_unit_strips(points: Any, start: Any, end: Any) -> Any:
    """Whole limits and points: each strip of width one is a trapezium."""
    area = Fraction(0)
    for (x0, y0), (x1, y1) in pairwise(points):
        for x in range(x0, x1):
            if min(start, end) <= x < max(start, end):
                area += y0 + Fraction((y1 - y0) * (2 * (x - x0) + 1), 2 * (x1 - x0))
    return area if start <= end else -area


def _next_number(values: Any, max_depth: Any) -> Any:
    if not values:
        return None
    if max_depth == 0 or len(set(values)) == 1:
        return values[-1]
    below = [after - before for before, after in pairwise(values)]
    return values[-1] + _next_number(below, max_depth - 1)


def _zeros_written_out(n: Any, m: Any) -> Any:
    if m > n:
        return None
    digits = str(factorial(n) // factorial(m))
    return len(digits) - len(digits.rstrip("0"))


def _stride_of_all(size: Any, wish: Any) -> Any:
    if size < 1:
        return None
    strides = [s for s in range(1, size) if gcd(s, size) == 1] or [1]
    return min(strides, key=lambda stride: (abs(stride - wish), -stride))


def _layout_of_all(n: Any) -> Any:
    layouts = [(r, c) for r in range(1, n + 1) for c in range(r, 2 * r + 1) if r * c >= n]
    return min(layouts, key=lambda grid: (grid[0] * grid[1], grid[1] / grid[0]), default=(0, 0))


def _residue_by_search(a: Any, m: Any, b: Any, n: Any) -> Any:
    if m < 1 or n < 1:
        return None
    both = lcm(m, n)
    fitting = [x for x in range(both) if (x - a) % m == 0 and (x - b) % n == 0]
    return (fitting[0], both) if fitting else None


def _reads_back(result: Any, numerator: Any, denominator: Any) -> bool:
    if denominator == 0:
        return result is None
    number = r"(0|[1-9]\d*)"
    parts = re.fullmatch(rf"(-?)(?:{number} )?{number}(?:/{number})?", result)
    if parts is None:
        return False
    sign, whole, over, under = parts.groups()
    value = int(whole or 0) + Fraction(int(over), int(under or 1))
    exact = Fraction(numerator, denominator)
    # Reduced and proper; no part that says nothing.
    tidy = under is None or (int(under), int(over)) == (
        abs(exact).denominator,
        abs(exact).numerator % abs(exact).denominator,
    )
    bare = (under is not None or whole is None) and whole != "0" and under != "1"
    return tidy and bare and (sign == "-") == (exact < 0) and abs(exact) == value


def _tape_total(result: Any, lengths: Any) -> bool:
    def sixteenths(length: Any) -> Any:
        sign, feet, inches, rest = length
        return sign * (feet * 192 + inches * 16 + rest)

    sign, feet, inches, rest = result
    total = sum(map(sixteenths, lengths))
    normal = feet >= 0 and 0 <= inches < 12 and 0 <= rest < 16
    return bool(normal and sixteenths(result) == total and sign == (-1 if total < 0 else 1))


def _rank_of_span(matrix: Any, prime: Any) -> Any:
    """The rows span prime ** rank vectors."""
    columns = list(zip(*matrix, strict=True))
    span = {
        tuple(
            sum(f * e for f, e in zip(factors, column, strict=True)) % prime for column in columns
        )
        for factors in product(range(prime), repeat=len(matrix))
    }
    return next(rank for rank in count() if prime**rank == len(span))


def _weak_rows(matrix: Any, percent: Any, strict: Any) -> Any:
    weak = []
    for i, row in enumerate(matrix):
        wanted = Fraction(percent, 100) * sum(map(abs, row[:i] + row[i + 1 :]))
        if abs(row[i]) < wanted or (strict and abs(row[i]) == wanted):
            weak.append(i)
    return weak


def _cheapest_legs(first: Any, second: Any, limit: Any) -> Any:
    def cheapest(row: Any, column: Any) -> Any:
        pairs = [pair for pair in zip(row, column, strict=True) if None not in pair]
        cost = min(map(sum, pairs), default=None)
        return cost if cost is not None and cost <= limit else None

    return [[cheapest(row, column) for column in zip(*second, strict=True)] for row in first]


def _rank_by_listing(word: Any) -> Any:
    return sorted({"".join(letters) for letters in permutations(word)}).index(word)


_SMALL = st.integers(-6, 6)
_COUNTS = st.integers(0, 12)


def _grid() -> st.SearchStrategy[Any]:
    axis = st.tuples(_SMALL, st.lists(st.sampled_from([1, 2, 4]), max_size=3)).map(
        lambda drawn: [drawn[0] + sum(drawn[1][:i]) for i in range(len(drawn[1]) + 1)]
    )
    return st.tuples(axis, axis).flatmap(
        lambda axes: st.tuples(
            st.just(axes[0]),
            st.just(axes[1]),
            st.lists(
                st.lists(_SMALL, min_size=len(axes[0]), max_size=len(axes[0])),
                min_size=len(axes[1]),
                max_size=len(axes[1]),
            ),
            st.integers(-8, 18),
            st.integers(-8, 18),
        )
    )


def _square(cell: st.SearchStrategy[Any], size: int) -> st.SearchStrategy[Any]:
    return st.lists(st.lists(cell, min_size=size, max_size=size), min_size=size, max_size=size)


def _rows(width: int) -> st.SearchStrategy[Any]:
    return st.lists(st.lists(_SMALL, min_size=width, max_size=width), max_size=4)


_CHANGES = st.lists(st.tuples(_COUNTS, st.none() | _SMALL), max_size=5)
_POINTS = st.lists(st.tuples(_SMALL, _SMALL), max_size=6).map(
    lambda p: sorted(p, key=lambda q: q[0])
)
_LEGS = st.none() | st.integers(0, 5)

PROPERTIES: Final = tuple(
    TaskProperty(f"math_numerical.{name}", arguments, holds)
    for name, arguments, holds in (
        (
            "peaks_with_min_drop",
            st.tuples(st.lists(st.integers(0, 5), max_size=14), st.integers(1, 4)),
            agrees_with(_tops),
        ),
        (
            "sign_flips_with_deadband",
            st.tuples(st.lists(_SMALL), st.integers(0, 4)),
            agrees_with(_flips),
        ),
        ("bilinear_table_lookup", _grid(), close_to(_by_tents)),
        (
            "rate_in_force",
            st.tuples(
                _CHANGES.map(lambda c: sorted(c, key=lambda e: e[0])), _COUNTS, _SMALL, _COUNTS
            ),
            agrees_with(_rate_of_entries),
        ),
        (
            "area_under_between",
            st.tuples(_POINTS, st.integers(-8, 8), st.integers(-8, 8)),
            close_to(_area_by_unit_strips),
        ),
        (
            "extrapolate_by_differences",
            st.tuples(st.lists(_SMALL, max_size=6), st.integers(0, 7)),
            agrees_with(_next_number),
        ),
        (
            "factorial_ratio_trailing",
            st.tuples(st.integers(0, 140), st.integers(0, 140)),
            agrees_with(_zeros_written_out),
        ),
        (
            "coprime_stride_near",
            st.tuples(st.integers(-1, 40), st.integers(-5, 45)),
            agrees_with(_stride_of_all),
        ),
        ("near_square_layout", st.tuples(st.integers(-2, 60)), agrees_with(_layout_of_all)),
        (
            "merge_two_residues",
            st.tuples(
                st.integers(-9, 30), st.integers(-1, 15), st.integers(-9, 30), st.integers(-1, 15)
            ),
            agrees_with(_residue_by_search),
        ),
        ("mixed_number_text", st.tuples(st.integers(-30, 30), _SMALL), _reads_back),
        (
            "add_tape_measures",
            st.tuples(st.lists(st.tuples(st.sampled_from([1, -1]), _COUNTS, _COUNTS, _COUNTS))),
            _tape_total,
        ),
        (
            "rank_modulo_prime",
            st.tuples(st.integers(1, 4).flatmap(_rows), st.sampled_from([2, 3, 5])),
            agrees_with(_rank_of_span),
        ),
        (
            "weak_diagonal_rows",
            st.tuples(
                st.integers(0, 4).flatmap(lambda size: _square(_SMALL, size)),
                st.sampled_from([0, 50, 80, 100, 150]),
                st.booleans(),
            ),
            agrees_with(_weak_rows),
        ),
        (
            "shortest_sum_product",
            st.integers(1, 3).flatmap(
                lambda size: st.tuples(_square(_LEGS, size), _square(_LEGS, size), _COUNTS)
            ),
            agrees_with(_cheapest_legs),
        ),
        (
            "repeated_letters_rank",
            st.tuples(st.text("abcd", max_size=6)),
            agrees_with(_rank_by_listing),
        ),
    )
)
