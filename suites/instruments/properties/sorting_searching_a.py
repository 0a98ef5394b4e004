"""References for orders, ranks, peaks and greedy merges of sorting_searching, by brute force."""

from fractions import Fraction
from itertools import permutations, product
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_SMALL = st.integers(0, 4)
_NAMES = st.sampled_from("abcdef")
_POINTS = st.dictionaries(_NAMES, st.integers(0, 3), max_size=6)
_LABELS = st.sampled_from(
    ("S", "M", "L", "XS", "XL", "XXS", "XXL", "1XS", "2XL", "3XS", "10XL", "XM", "l", "2XXL", "")
)
_WORDS = st.sampled_from(("a", "An", "the", "The", "cat", "Cat", "dog", "A", "theory"))


def _garments(labels: Any) -> list[str]:
    sizes = {"S": -1, "M": 0, "L": 1}
    for steps in range(1, 12):
        for end, sign in (("S", -1), ("L", 1)):
            sizes["X" * steps + end] = sizes[f"{steps}X{end}"] = sign * (steps + 1)
    found = [label for size in range(-12, 13) for label in labels if sizes.get(label) == size]
    return found + sorted(label for label in labels if label not in sizes)


def _titles(titles: Any) -> list[str]:
    rows = []
    for place, title in enumerate(titles):
        words = title.lower().split()
        article = len(words) > 1 and words[0] in ("a", "an", "the")
        if words:
            rows.append((" ".join(words[article:]), article, place, title))
    return [row[3] for row in sorted(rows)]


def _postman(houses: Any, first: Any, last: Any) -> list[str]:
    up = [f"{n}{letter}" for n in range(1, 15, 2) for letter in ("", "a", "b")]
    down = [f"{n}{letter}" for n in range(14, 0, -2) for letter in ("b", "a", "")]
    inside = {f"{n}{letter}" for n in range(first, last + 1) for letter in ("", "a", "b")}
    return [house for house in up + down if house in inside and house in houses]


def _medals(medals: Any) -> list[tuple[int, str]]:
    rows = [(1 + sum(o > c for o in medals.values()), n) for n, c in medals.items() if any(c)]
    return sorted(rows)


def _bands(scores: Any) -> list[int]:
    result = []
    for place, score in enumerate(scores):
        others = [*scores[:place], *scores[place + 1 :]]
        points = sum(Fraction(1 if o < score else o == score, 1 + (o == score)) for o in others)
        share = points / len(others) if others else 1
        result.append(1 + sum(share >= Fraction(edge, 4) for edge in (1, 2, 3)))
    return result


def _midranks(values: Any) -> list[int]:
    ordered = sorted(value for value in values if value is not None)

    def doubled(value: Any) -> int:
        places = [place for place, other in enumerate(ordered, 1) if other == value]
        return places[0] + places[-1] if places else 0

    return [doubled(value) for value in values]


def _zones(points: Any, up: Any, down: Any) -> tuple[list[str], list[str], list[str]]:
    zones: tuple[list[str], list[str], list[str]] = ([], [], [])
    borders = {min(up, len(points)), max(up, len(points) - down)}
    for team in sorted(points, key=lambda team: (-points[team], team)):
        start = sum(other > points[team] for other in points.values())
        end = start + sum(other == points[team] for other in points.values())
        if any(start < border < end for border in borders):
            zones[1].append(team)
        elif end <= up:
            zones[0].append(team)
        elif start >= len(points) - down:
            zones[2].append(team)
    return zones


def _thresholds(thresholds: Any, value: Any) -> tuple[Any, Any, int]:
    below = {level for level in thresholds if level <= value}
    above = [level for level in thresholds if level > value]
    return max(below, default=None), min(above, default=None), len(below)


def _summits(heights: Any, minimum: Any) -> list[tuple[int, int]]:
    cells = {(r, c): h for r, row in enumerate(heights) for c, h in enumerate(row)}
    steps = [step for step in product((-1, 0, 1), repeat=2) if step != (0, 0)]
    summits = [
        (r, c)
        for (r, c), h in cells.items()
        if h >= minimum and all(cells.get((r + i, c + j), h - 1) < h for i, j in steps)
    ]
    return sorted(summits, key=lambda cell: (-cells[cell], cell))


def _offers(offers: Any, budget: Any) -> list[tuple[int, int]]:
    rated = {offer for offer in offers if offer[1] is not None and offer[0] <= budget}
    return sorted(
        (price, rating)
        for price, rating in rated
        if not any(p <= price and r >= rating and (p, r) != (price, rating) for p, r in rated)
    )


def _roster(values: Any) -> int:
    starts = [i for i in range(len(values)) if values[i:] + values[:i] == sorted(values)]
    return min(starts, default=-1)


def _prominences(heights: Any) -> list[tuple[int, int]]:
    result = []
    for i in range(1, len(heights) - 1):
        if heights[i] <= max(heights[i - 1], heights[i + 1]):
            continue
        higher = [j for j in range(len(heights)) if heights[j] > heights[i]]
        left = max((j for j in higher if j < i), default=-1)
        right = min((j for j in higher if j > i), default=len(heights))
        low = max(min(heights[left + 1 : i]), min(heights[i + 1 : right]))
        result.append((i, heights[i] - low))
    return result


def _valley(values: Any) -> int | None:
    if len(values) < 2:
        return None
    top = values.index(max(values))
    rest = [*values[:top], min(values) - 1, *values[top + 1 :]]
    left, right = sorted((top, rest.index(max(rest))))
    between = values[left + 1 : right]
    return right - 1 - between[::-1].index(min(between)) if between else None


def _kth(values: Any, k: Any, floor: Any) -> tuple[int, int] | None:
    for value in values:
        if value >= floor and len({other for other in values if other >= value}) == k:
            return value, values.count(value)
    return None


def _shortlist(scores: Any, places: Any, maximum: Any) -> list[str]:
    ranked = sorted(scores, key=lambda name: (-scores[name], name))
    if places < 1 or len(scores) <= places:
        return ranked if places > 0 else []
    better = {name: sum(other > scores[name] for other in scores.values()) for name in scores}
    level = {name: sum(other == scores[name] for other in scores.values()) for name in scores}
    chosen = [name for name in ranked if better[name] < places]
    if len(chosen) > maximum:
        chosen = [name for name in chosen if better[name] + level[name] < places]
    return chosen


def _meals(starters: Any, mains: Any, count: Any, forbidden: Any) -> list[tuple[int, int]]:
    pairs = product(range(len(starters)), range(len(mains)))
    allowed = [pair for pair in pairs if pair not in forbidden]
    allowed.sort(key=lambda pair: (starters[pair[0]] + mains[pair[1]], pair))
    return allowed[: max(count, 0)]


def _quotes(first: Any, second: Any) -> list[tuple[int, int]]:
    changes: list[tuple[int, int]] = []
    for time in range(8):
        known = [[price for when, price in shop if when <= time] for shop in (first, second)]
        prices = [reported[-1] for reported in known if reported]
        if prices and (not changes or changes[-1][1] != min(prices)):
            changes.append((time, min(prices)))
    return changes


def _blend(rankings: Any, least: Any) -> list[tuple[str, int]]:
    rows = []
    for item in {item for ranking in rankings for item in ranking}:
        named = [ranking.index(item) + 1 for ranking in rankings if item in ranking]
        missing = [len(ranking) + 1 for ranking in rankings if item not in ranking]
        if len(named) >= least:
            rows.append((sum(named + missing), min(named), item))
    return [(item, total) for total, _, item in sorted(rows)]


def _overdrawn(deposits: Any, withdrawals: Any, opening: Any, overdraft: Any) -> int | None:
    for day in range(10):
        paid_in = sum(amount for when, amount in deposits if when <= day)
        if opening + paid_in - sum(a for when, a in withdrawals if when <= day) < -overdraft:
            return day
    return None


def _platforms(visits: Any, turnaround: Any) -> tuple[int, int | None]:
    most, moment = 0, None
    spans = [(a, d + turnaround) for a, d in visits if d >= a]
    for now in sorted(a for a, _ in spans):
        coming = [free > now for a, free in spans if a == now]
        needed = sum(a < now < free for a, free in spans) + max(sum(coming), 1)
        if needed > most:
            most, moment = needed, now
    return most, moment


def _is_cheapest_order(result: Any, jobs: Any) -> bool:
    kept = [job for job in jobs if job[2] > 0]

    def total(order: Any) -> int:
        return sum(sum(job[1] for job in order[: i + 1]) * order[i][2] for i in range(len(order)))

    costs = {order: total(order) for order in permutations(kept)}
    best = [order for order, cost in costs.items() if cost == min(costs.values())]
    # Within the cheapest orders only equal ratios are free: shorter first, then by name.
    first = min(best, key=lambda order: [(job[1], job[0]) for job in order])
    return bool(result == ([job[0] for job in first], min(costs.values())))


def _ascending(elements: Any, size: int) -> Any:
    return st.lists(elements, max_size=size).map(sorted)


def _by_time(prices: Any) -> Any:
    reports = st.lists(st.tuples(st.integers(0, 6), prices), max_size=4)
    return reports.map(lambda rows: sorted(rows, key=lambda row: row[0]))


_HOUSES = st.builds("{}{}".format, st.integers(1, 14), st.sampled_from(("", "a", "b")))
_COUNTS = st.tuples(*[st.integers(0, 2)] * 3)
_GRIDS = st.integers(1, 4).flatmap(
    lambda wide: st.lists(st.lists(_SMALL, min_size=wide, max_size=wide), max_size=4)
)
_ROSTERS = st.builds(lambda v, i: v[i:] + v[:i], _ascending(_SMALL, 7), _SMALL)
_HEIGHTS = st.lists(st.integers(-2, 5), max_size=10)
_JOBS = st.lists(
    st.tuples(_NAMES, st.integers(1, 4), st.integers(-1, 4)), max_size=4, unique_by=lambda j: j[0]
)
_RANKINGS = st.lists(st.lists(_NAMES, max_size=4, unique=True), max_size=4)
_VISITS = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), max_size=6)

_CASES: Final = (
    ("sort_garment_sizes", st.tuples(st.lists(_LABELS, max_size=8)), _garments),
    (
        "sort_titles_past_article",
        st.tuples(st.lists(st.lists(_WORDS, max_size=3).map(" ".join), max_size=6)),
        _titles,
    ),
    (
        "postman_walk_order",
        st.tuples(st.lists(_HOUSES, max_size=9, unique=True), st.integers(1, 7), _SMALL).map(
            lambda drawn: (drawn[0], drawn[1], drawn[1] + 2 * drawn[2])
        ),
        _postman,
    ),
    ("medal_table_places", st.tuples(st.dictionaries(_NAMES, _COUNTS, max_size=6)), _medals),
    ("quartile_band_of_scores", st.tuples(st.lists(_SMALL, max_size=9)), _bands),
    ("doubled_midranks", st.tuples(st.lists(st.none() | _SMALL, max_size=8)), _midranks),
    ("promotion_and_drop_zones", st.tuples(_POINTS, _SMALL, _SMALL), _zones),
    (
        "bracketing_thresholds",
        st.tuples(_ascending(st.integers(0, 6), 8), st.integers(-1, 7)),
        _thresholds,
    ),
    ("grid_summits_by_height", st.tuples(_GRIDS, _SMALL), _summits),
    (
        "undominated_offers",
        st.tuples(st.lists(st.tuples(_SMALL, st.none() | _SMALL), max_size=8), st.integers(0, 5)),
        _offers,
    ),
    ("rotated_roster_start", st.tuples(_ROSTERS | st.lists(_SMALL, max_size=5)), _roster),
    ("peak_prominences", st.tuples(_HEIGHTS), _prominences),
    ("valley_between_top_two", st.tuples(_HEIGHTS), _valley),
    ("kth_distinct_from_top", st.tuples(_HEIGHTS, st.integers(-1, 6), _SMALL), _kth),
    ("shortlist_with_tied_cut", st.tuples(_POINTS, _SMALL, st.integers(0, 6)), _shortlist),
    (
        "cheapest_menu_pairs",
        st.tuples(
            _ascending(_SMALL, 4),
            _ascending(_SMALL, 4),
            st.integers(-1, 18),
            st.lists(st.tuples(_SMALL, _SMALL), max_size=5),
        ),
        _meals,
    ),
    ("merge_best_quote_changes", st.tuples(_by_time(_SMALL), _by_time(_SMALL)), _quotes),
    ("blend_ranked_lists", st.tuples(_RANKINGS, st.integers(0, 3)), _blend),
    (
        "first_overdrawn_day",
        st.tuples(_by_time(st.integers(1, 4)), _by_time(st.integers(1, 4)), _SMALL, _SMALL),
        _overdrawn,
    ),
    ("platforms_with_turnaround", st.tuples(_VISITS, st.integers(0, 3)), _platforms),
)

PROPERTIES: Final = (
    *(TaskProperty(f"sorting_searching.{n}", a, agrees_with(r)) for n, a, r in _CASES),
    TaskProperty("sorting_searching.order_by_delay_cost", st.tuples(_JOBS), _is_cheapest_order),
)
