"""References for pairing and joining tasks of data_transformation, mostly by trying everything."""

from fractions import Fraction
from itertools import count, product
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_SMALL = st.integers(-3, 7)
_NAMES = st.sampled_from("abc")


def _renamed(header: Any, new_names: Any, limit: Any) -> list[str]:
    done: list[str] = []
    for column in header:
        wanted = new_names.get(column, column)
        if wanted == "":
            continue
        suffixes = ("" if number == 1 else f"_{number}" for number in count(1))
        tries = (wanted[: limit - len(suffix)] + suffix for suffix in suffixes)
        done.append(next(name for name in tries if name not in done))
    return done


def _aligned(first: Any, second: Any, tolerance: Any) -> list[tuple[int, str, int | None]]:
    if not first:
        return []
    (time, value), rest = first[0], first[1:]
    order = sorted(range(len(second)), key=lambda place: (abs(second[place][0] - time), place))
    if not order or abs(second[order[0]][0] - time) > tolerance:
        return [(time, value, None), *_aligned(rest, second, tolerance)]
    taken = order[0]
    return [(time, value, second[taken][1]), *_aligned(rest, second[taken + 1 :], tolerance)]


def _settled(samples: Any, length: Any, tolerance: Any, max_dropped: Any) -> list[int]:
    good = [
        dropped
        for dropped in range(len(samples))
        if dropped + length <= len(samples)
        and all(
            abs(one - other) <= tolerance
            for one, other in product(samples[dropped : dropped + length], repeat=2)
        )
    ]
    return list(samples[good[0] :]) if good and good[0] <= max_dropped else []


def _quoted(trades: Any, quotes: Any, max_lag: Any) -> list[int | None]:
    def price(symbol: str, time: int) -> int | None:
        fitting = [
            (moment, place, amount)
            for place, (other, moment, amount) in enumerate(quotes)
            if other == symbol and moment <= time
        ]
        found = max(fitting, default=None)
        return found[2] if found and found[0] >= time - max_lag else None

    return [price(*trade) for trade in trades]


def _dated(orders: Any, prices: Any) -> list[tuple[str, int, int | None]]:
    def price(item: str, day: int) -> int | None:
        fitting = [
            (since is not None, since or 0, place, amount)
            for place, (listed, since, until, amount) in enumerate(prices)
            if listed == item
            and (since is None or since <= day)
            and not (until is not None and until <= day)
        ]
        return max(fitting)[3] if fitting else None

    return [(item, day, price(item, day)) for item, day in orders]


def _allocated(invoices: Any, payments: Any) -> tuple[list[tuple[str, str, int]], int]:
    """Coin by coin, except for the exact match."""
    rest = [amount for _, amount in invoices]
    coins: list[tuple[str, int]] = []
    lost = 0
    for payment, amount in payments:
        if amount > 0 and amount in rest:
            place = rest.index(amount)
            coins += [(payment, place)] * amount
            rest[place] = 0
            continue
        for _ in range(amount):
            place = next((place for place, left in enumerate(rest) if left), -1)
            if place < 0:
                lost += 1
                continue
            rest[place] -= 1
            coins.append((payment, place))
    return [
        (payment, invoices[place][0], coins.count((payment, place)))
        for payment, place in dict.fromkeys(coins)
    ], lost


def _changes(rows: Any, lag: Any, since: Any) -> list[tuple[str, int, int | None]]:
    def value(group: str, period: int) -> int | None:
        known = [v for g, p, v in rows if (g, p) == (group, period) and v is not None]
        return sum(known) if known else None

    def change(group: str, period: int) -> int | None:
        now, before = value(group, period), value(group, period - lag)
        return None if now is None or before is None else now - before

    return [(g, p, change(g, p)) for g, p in sorted({(g, p) for g, p, _ in rows}) if p >= since]


def _retained(activity: Any, max_weeks: Any) -> list[list[int | None]]:
    rows: list[list[int | None]] = []
    final = max((week for _, week in activity), default=0)
    for start in range(-9, 20):
        new = {u for u, w in activity if w == start} - {u for u, w in activity if w < start}
        later = [
            len({u for u, w in activity if w == start + ahead and u in new})
            for ahead in range(1, max_weeks + 1)
        ]
        if new:
            shown = [n if start + ahead <= final else None for ahead, n in enumerate(later, 1)]
            rows.append([start, len(new), *shown])
    return rows


def _grade(scores: Any, weights: Any) -> int | None:
    parts = [
        (weights[name], Fraction(sum(marks) - (min(marks) if len(marks) > 2 else 0)), len(marks))
        for name, marks in scores.items()
        if marks and name in weights
    ]
    weight = sum(part[0] for part in parts)
    if not weight:
        return None
    exact = sum(share * total / (n - (n > 2)) for share, total, n in parts) / weight
    return max(grade for grade in range(101) if 2 * exact >= 2 * grade - 1)


def _timed(values: Any) -> Any:
    return st.lists(st.tuples(_SMALL, values), max_size=6).map(
        lambda rows: sorted(rows, key=lambda row: row[0])
    )


_MAYBE = st.none() | _SMALL
_MARKS = st.dictionaries(_NAMES, st.lists(st.integers(0, 100), max_size=5))
_INVOICES = st.lists(
    st.tuples(st.sampled_from("ABCDE"), st.integers(1, 6)), max_size=4, unique_by=lambda row: row[0]
)
_PAYMENTS = st.lists(st.integers(-2, 9), max_size=5).map(
    lambda sums: list(zip("pqrst", sums, strict=False))
)

PROPERTIES: Final = (
    TaskProperty(
        "data_transformation.rename_with_collisions",
        st.tuples(
            st.lists(st.sampled_from(["a", "ab", "abc", "abd", "ab_2", "a_2", ""]), max_size=7),
            st.dictionaries(
                st.sampled_from(["a", "ab", "abd"]), st.sampled_from(["a", "abcd", "a_2", ""])
            ),
            st.integers(3, 6),
        ),
        agrees_with(_renamed),
    ),
    TaskProperty(
        "data_transformation.align_two_sensors",
        st.tuples(_timed(_NAMES), _timed(st.integers(0, 99)), st.integers(0, 4)),
        agrees_with(_aligned),
    ),
    TaskProperty(
        "data_transformation.trim_warmup_samples",
        st.tuples(
            st.lists(_SMALL, max_size=8), st.integers(1, 4), st.integers(0, 5), st.integers(0, 5)
        ),
        agrees_with(_settled),
    ),
    TaskProperty(
        "data_transformation.join_quote_at_trade",
        st.tuples(
            st.lists(st.tuples(_NAMES, _SMALL), max_size=5),
            st.lists(st.tuples(_NAMES, _SMALL, st.integers(1, 99)), max_size=8),
            st.integers(0, 5),
        ),
        agrees_with(_quoted),
    ),
    TaskProperty(
        "data_transformation.attach_dated_price",
        st.tuples(
            st.lists(st.tuples(_NAMES, _SMALL), max_size=4),
            st.lists(st.tuples(_NAMES, _MAYBE, _MAYBE, st.integers(1, 99)), max_size=8),
        ),
        agrees_with(_dated),
    ),
    TaskProperty(
        "data_transformation.match_payments_to_invoices",
        st.tuples(_INVOICES, _PAYMENTS),
        agrees_with(_allocated),
    ),
    TaskProperty(
        "data_transformation.period_change_by_group",
        st.tuples(
            st.lists(st.tuples(st.sampled_from("ab"), st.integers(-1, 4), _MAYBE), max_size=9),
            st.integers(1, 3),
            st.integers(-2, 4),
        ),
        agrees_with(_changes),
    ),
    TaskProperty(
        "data_transformation.cohort_retention_rows",
        st.tuples(st.lists(st.tuples(_NAMES, _SMALL), max_size=9), st.integers(0, 4)),
        agrees_with(_retained),
    ),
    TaskProperty(
        "data_transformation.weighted_grade_percent",
        st.tuples(_MARKS, st.dictionaries(_NAMES, st.integers(0, 4))),
        agrees_with(_grade),
    ),
)
