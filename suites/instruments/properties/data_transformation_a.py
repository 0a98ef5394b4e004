"""References for series, time and amount tasks of data_transformation, mostly unit by unit."""

from collections import Counter
from fractions import Fraction
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with, close_to

_SMALL = st.integers(-4, 8)


def _slots(spans: Any, width: Any) -> dict[int, int]:
    totals: Counter[int] = Counter()
    for start, end, amount in spans:
        cells = Counter(unit // width for unit in range(start, end))
        shares = {slot: amount * count // (end - start) for slot, count in cells.items()}
        if shares:
            shares[max(shares)] += amount - sum(shares.values())
        for slot, share in shares.items():
            totals[slot * width] += share
    return dict(totals)


def _average(readings: Any, start: Any, end: Any) -> float | None:
    held = [
        [value for time, value in readings if time <= moment][-1]
        for moment in range(start, end)
        if any(time <= moment for time, _ in readings)
    ]
    return sum(held) / len(held) if held else None


def _validity(snapshots: Any, first_day: Any) -> list[tuple[int, int | None, str]]:
    def valid(day: int) -> str | None:
        return next((value for since, value in reversed(snapshots) if since <= day), None)

    final = max([first_day, *(day for day, _ in snapshots)]) + 1
    rows: list[tuple[int, int | None, str]] = []
    for day in range(first_day, final + 1):
        value = valid(day)
        if value is None:
            continue
        if rows and rows[-1][1] == day and rows[-1][2] == value:
            rows[-1] = (rows[-1][0], day + 1, value)
        else:
            rows.append((day, day + 1, value))
    return [
        (since, None if until > final else until, value) for since, until, value in rows if until
    ]


def _sessions(clicks: Any, idle: Any, longest: Any) -> list[tuple[str, int, int, int]]:
    found = []
    for user in {who for who, _ in clicks}:
        times = [time for who, time in clicks if who == user]
        while times:
            size = 1
            while (
                size < len(times)
                and times[size] - times[size - 1] <= idle
                and times[size] - times[0] < longest
            ):
                size += 1
            found.append((user, times[0], times[size - 1], size))
            times = times[size:]
    return sorted(found, key=lambda session: (session[1], session[0]))


def _bars(ticks: Any, width: Any) -> list[tuple[int, ...]]:
    real = [tick for tick in ticks if tick[2] > 0]
    bars: list[tuple[int, ...]] = []
    for start in range(-20, 40):
        inside = [tick for tick in real if width > 0 and start <= tick[0] < start + width]
        if not inside or start % width:
            continue
        prices = [price for _, price, _ in inside]
        volume = sum(volume for _, _, volume in inside)
        bars.append((start, prices[0], max(prices), min(prices), prices[-1], volume))
    return bars


def _thinned(values: Any, band: Any, max_skip: Any) -> list[tuple[int, int]]:
    if not values:
        return []
    kept, last = [0], len(values) - 1
    while kept[-1] < last:
        here = kept[-1]
        far = (i for i in range(here + 1, last) if abs(values[i] - values[here]) >= band)
        kept.append(min(next(far, last), here + max_skip + 1, last))
    return [(position, values[position]) for position in kept]


def _repaired(readings: Any) -> tuple[list[int], int]:
    if not readings:
        return [], 0
    good, swaps = [readings[0]], 0
    for i in range(1, len(readings)):
        reading, best = readings[i], good[-1]
        swapped = reading < best and any(
            reading <= after < best for after in readings[i + 1 : i + 2]
        )
        swaps += swapped
        good.append(reading if swapped else max(reading, best))
    return good, swaps


def _drops(values: Any, n: Any) -> list[int | None]:
    answer: list[int | None] = []
    for i, value in enumerate(values):
        peak = max([v for v in values[: i + 1] if v is not None][-n:], default=0)
        if value is None:
            answer.append(None)
        elif peak <= 0:
            answer.append(0)
        else:
            answer.append(max(p for p in range(2000) if p * peak <= 100 * (peak - value)))
    return answer


def _undo_deltas(tokens: Any, numbers: Any) -> bool:
    """The tokens say the numbers again, and no two neighbours could have been one token."""
    said: list[int | None] = []
    zeros = False
    for token in tokens:
        still = token == "+0" or token.startswith("0x")
        if (still and zeros) or token in ("0x0", "0x1"):
            return False
        zeros = still
        last = said[-1] if said else None
        if token == "~":
            said.append(None)
        elif token[0] == "=":
            if last is not None:
                return False
            said.append(int(token[1:]))
        elif last is None:
            return False
        elif token.startswith("0x"):
            said.extend([last] * int(token[2:]))
        elif token[0] in "+-" and token != "-0":
            said.append(last + int(token))
        else:
            return False
    return bool(said == numbers)


def _points(weights: Any, points: Any) -> dict[str, int]:
    total = sum(weights.values())
    exact = {
        name: Fraction(points * w, total) if total else Fraction(0) for name, w in weights.items()
    }
    shares = {name: int(share) for name, share in exact.items()}
    while total and sum(shares.values()) < points:
        waiting = [name for name in sorted(shares) if shares[name] == int(exact[name])]
        shares[max(waiting, key=lambda name: exact[name] % 1)] += 1
    for name in sorted(shares, reverse=True):
        if weights[name] and not shares[name]:
            top = max(shares.values())
            shares[min(other for other in shares if shares[other] == top)] -= 1
            shares[name] = 1
    return shares


def _index(values: Any, base: Any) -> list[float | None]:
    usable = [i for i, value in enumerate(values) if value and i >= base]
    if base not in range(len(values)) or not usable:
        return [None] * len(values)
    return [None if v is None else round(v * 100 / values[usable[0]], 1) for v in values]


def _best(results: Any, n: Any, k: Any) -> list[int | None]:
    padded = [None] * n + list(results)
    answer: list[int | None] = []
    for i in range(len(results)):
        window = [r for r in padded[i + 1 : i + 1 + n] if r is not None]
        total = 0
        for _ in range(min(k, len(window))):
            best = max(window)
            window.remove(best)
            total += best
        played = sum(r is not None for r in padded[i + 1 : i + 1 + n])
        answer.append(total if played >= k else None)
    return answer


def _by_time(values: Any, low: int, high: int) -> Any:
    moments = st.integers(low, high)
    return st.lists(st.tuples(moments, values), min_size=1, max_size=7).map(
        lambda pairs: sorted(pairs, key=lambda pair: pair[0])
    )


_TICKS = st.lists(st.tuples(st.integers(-6, 12), st.integers(1, 5), st.integers(-1, 3)), max_size=9)
_CLICKS = st.lists(st.tuples(st.sampled_from("ab"), st.integers(0, 12)), max_size=10).map(
    lambda clicks: sorted(clicks, key=lambda click: click[1])
)
_WEIGHTS = st.dictionaries(st.sampled_from("abcdef"), st.integers(0, 9) | st.integers(0, 60))

PROPERTIES: Final = (
    TaskProperty(
        "data_transformation.spread_amount_over_slots",
        st.tuples(
            st.lists(st.tuples(_SMALL, st.integers(-4, 16), st.integers(0, 20)), max_size=4),
            st.integers(1, 6),
        ),
        agrees_with(_slots),
    ),
    TaskProperty(
        "data_transformation.step_series_average",
        st.tuples(_by_time(_SMALL, -3, 10), st.integers(-5, 4), st.integers(-1, 12)),
        close_to(_average),
    ),
    TaskProperty(
        "data_transformation.snapshots_to_validity_rows",
        st.tuples(_by_time(st.sampled_from(["a", "b", None]), 0, 8), st.integers(-1, 10)),
        agrees_with(_validity),
    ),
    TaskProperty(
        "data_transformation.clicks_to_sessions",
        st.tuples(_CLICKS, st.integers(0, 5), st.integers(1, 8)),
        agrees_with(_sessions),
    ),
    TaskProperty(
        "data_transformation.ticks_to_price_bars",
        st.tuples(_TICKS.map(lambda ticks: sorted(ticks, key=lambda t: t[0])), st.integers(-1, 6)),
        agrees_with(_bars),
    ),
    TaskProperty(
        "data_transformation.deadband_thin_series",
        st.tuples(st.lists(st.integers(0, 6), max_size=10), st.integers(0, 4), st.integers(0, 4)),
        agrees_with(_thinned),
    ),
    TaskProperty(
        "data_transformation.repair_odometer_dips",
        st.tuples(st.lists(st.integers(0, 7), max_size=8)),
        agrees_with(_repaired),
    ),
    TaskProperty(
        "data_transformation.drop_from_recent_peak",
        st.tuples(st.lists(st.none() | st.integers(-5, 12), max_size=8), st.integers(1, 4)),
        agrees_with(_drops),
    ),
    TaskProperty(
        "data_transformation.encode_delta_series",
        st.tuples(st.lists(st.none() | st.integers(-1, 1), max_size=10)),
        _undo_deltas,
    ),
    TaskProperty(
        "data_transformation.weights_to_share_points",
        st.tuples(_WEIGHTS, st.integers(6, 20)),
        agrees_with(_points),
    ),
    TaskProperty(
        "data_transformation.rebase_index_series",
        st.tuples(st.lists(st.none() | st.integers(-3, 8), max_size=6), st.integers(-2, 7)),
        agrees_with(_index),
    ),
    TaskProperty(
        "data_transformation.rolling_best_of_last",
        st.tuples(st.lists(st.none() | _SMALL, max_size=8), st.integers(1, 5), st.integers(1, 4)),
        agrees_with(_best),
    ),
)
