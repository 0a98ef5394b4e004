"""References for bounds, gaps and levels over numbers of sorting_searching, by brute force."""

from itertools import combinations, count, groupby, pairwise, product
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_SMALL = st.integers(0, 4)

_NUMBERS = st.lists(st.integers(-3, 4), max_size=8)
_ASCENDING = st.lists(st.integers(0, 12), unique=True, max_size=9).map(sorted)
_BLANKS = st.lists(st.integers(0, 3), min_size=9, max_size=9)


def _missing(serials: Any, base: Any, last: Any) -> int | None:
    found = next(number for number in count(base) if number not in serials)
    return None if found > last else found


def _strewn(words: Any, blanks: Any) -> list[str]:
    slots = [""] * blanks[0]
    for word, after in zip(sorted(words), blanks[1:], strict=False):
        slots += [word, *[""] * after]
    return slots


def _slot_of(slots: Any, word: Any) -> int:
    place: int = slots.index(word) if word and word in slots else -1
    return place


def _edition(editions: Any, year: Any, max_behind: Any, max_ahead: Any) -> Any:
    wishes = [year - years for years in range(max_behind + 1)]
    wishes += [year + years for years in range(1, max_ahead + 1)]
    return next((wish for wish in wishes if wish in editions), None)


def _turns(readings: Any) -> list[int]:
    runs = [list(group) for _, group in groupby(range(len(readings)), readings.__getitem__)]
    return [
        middle[-1]
        for before, middle, after in zip(runs, runs[1:], runs[2:], strict=False)
        if (readings[before[0]] < readings[middle[0]]) == (readings[after[0]] < readings[middle[0]])
    ]


@st.composite
def _rings(draw: Any) -> tuple[Any, ...]:
    size = draw(st.integers(1, 7))
    used = draw(st.integers(0, size))
    head = draw(st.integers(0, size - 1))
    slots = draw(st.lists(st.integers(0, 9), min_size=size, max_size=size))
    fresh = draw(st.lists(st.integers(0, 12), unique=True, min_size=used, max_size=used))
    for step, number in enumerate(sorted(fresh)):
        slots[(head + step) % size] = number
    return slots, head, used, draw(st.integers(0, 12))


def _ring(slots: Any, head: Any, used: Any, number: Any) -> int:
    places = [(head + step) % len(slots) for step in range(used)]
    return next((place for place in places if slots[place] == number), -1)


def _struck(marks: Any, k: Any) -> list[int]:
    left = [(mark, place) for place, mark in enumerate(marks) if mark is not None]
    for _ in range(k):
        if len(left) > 2:
            left = sorted(left)[1:-1]
    return [mark for mark, _ in sorted(left, key=lambda pair: pair[1])]


def _median(readings: Any) -> Any:
    used = [reading for reading in readings if reading[1] > 0]
    enough = [
        value
        for value, _ in used
        if 2 * sum(w for v, w in used if v <= value) >= sum(w for _, w in used)
    ]
    return min(enough, default=None)


def _board_steps(scores: Any, size: Any) -> list[int]:
    boards = [
        sorted(scores[:step], reverse=True)[: max(size, 0)] for step in range(len(scores) + 1)
    ]
    return [step for step, (old, new) in enumerate(pairwise(boards), 1) if old != new]


def _insertion(values: Any) -> tuple[int, int]:
    beginning = max(n for n in range(len(values) + 1) if values[:n] == sorted(values[:n]))
    return beginning, sum(b < a for a, b in combinations(values, 2))


def _buffered(numbers: Any, size: Any) -> tuple[list[int], int]:
    buffer: list[int] = []
    leaving: list[int] = []
    for number in [*numbers, *[None] * len(numbers)]:
        buffer += [] if number is None else [number]
        if buffer and (number is None or len(buffer) >= size):
            buffer.sort()
            leaving.append(buffer.pop(0))
    return leaving, sum(b < a for a, b in pairwise(leaving))


def _level(heights: Any, volume: Any) -> int | None:
    if not heights or volume < 0:
        return None
    levels = range(min(heights), min(heights) + volume + 1)
    return max(level for level in levels if sum(max(0, level - h) for h in heights) <= volume)


@st.composite
def _bridges(draw: Any) -> tuple[Any, ...]:
    positions = draw(st.lists(st.integers(-6, 8), unique=True, min_size=1, max_size=7))
    return positions, draw(st.integers(2, 5)), draw(st.sampled_from(positions))


def _spacing(positions: Any, sensors: Any, fixed: Any) -> int:
    choices = [c for c in combinations(sorted(positions), sensors) if fixed in c]
    return max((min(b - a for a, b in pairwise(c)) for c in choices), default=-1)


def _cap(requests: Any, budget: Any) -> int:
    caps = range(max(requests, default=0) + 1)
    return max((c for c in caps if sum(min(r, c) for r in requests) <= budget), default=-1)


def _curve(marks: Any, pass_mark: Any, share: Any, floor: Any, max_bonus: Any) -> int | None:
    for bonus in range(max_bonus + 1):
        passing = [m for m in marks if m + bonus * (m >= floor) >= pass_mark]
        if len(passing) * 100 >= share * len(marks):
            return bonus
    return None


def _offers(offers: Any, days: Any, list_price: Any) -> list[int]:
    return [min([list_price, *(p for a, b, p in offers if a <= day <= b)]) for day in days]


def _pair(keyboards: Any, mice: Any, budget: Any) -> Any:
    fitting = [(a + b, a, b) for a, b in product(keyboards, mice) if a + b <= budget]
    return max(fitting)[1:] if fitting else None


def _snapped(number: Any) -> int | None:
    sizes = [step * 10**power for power in range(7) for step in (10, 15, 22, 33, 47, 68)]
    return min(sizes, key=lambda size: (abs(size - number), -size)) if number > 0 else None


def _nearest(days: Any, day: Any, k: Any) -> list[int]:
    others = sorted((abs(other - day), other) for other in days if other != day)
    return sorted(other for _, other in others[: max(k, 0)])


def _late(stamps: Any, tolerance: Any) -> int:
    late = 0
    for place, stamp in enumerate(stamps):
        reset = max((i for i in range(place) if stamps[i] is None), default=-1)
        before = stamps[reset + 1 : place]
        late += bool(stamp is not None and before and max(before) - stamp > tolerance)
    return late


def _growth(heights: Any, slip: Any) -> int:
    lengths = [0]
    for start in range(len(heights)):
        for end in range(start + 1, len(heights) + 1):
            falls = [a - b for a, b in pairwise(heights[start:end]) if b <= a]
            if not falls or (len(falls) == 1 and falls[0] <= slip):
                lengths.append(end - start)
    return max(lengths)


def _property(name: str, arguments: Any, reference: Any) -> TaskProperty:
    return TaskProperty(f"sorting_searching.{name}", arguments, agrees_with(reference))


_LETTERS = st.lists(st.sampled_from("abcdefgh"), unique=True, max_size=8)
_MARKS = st.lists(st.none() | _SMALL, max_size=9)
_OFFERS = st.lists(
    st.tuples(st.integers(0, 9), st.integers(0, 4), st.integers(1, 9)).map(
        lambda offer: (offer[0], offer[0] + offer[1], offer[2])
    ),
    max_size=6,
)
_PRICES = st.lists(st.integers(0, 9), max_size=6)

PROPERTIES: Final = (
    _property("first_missing_serial", st.tuples(_ASCENDING, _SMALL, st.integers(0, 14)), _missing),
    _property(
        "find_among_blank_slots",
        st.tuples(st.builds(_strewn, _LETTERS, _BLANKS), st.sampled_from(["", *"abcdefgh"])),
        _slot_of,
    ),
    _property(
        "edition_for_year", st.tuples(_ASCENDING, st.integers(-2, 15), _SMALL, _SMALL), _edition
    ),
    _property("turning_point_indices", st.tuples(_NUMBERS), _turns),
    _property("slot_in_ring_buffer", _rings(), _ring),
    _property("drop_extremes_keep_order", st.tuples(_MARKS, st.integers(-1, 5)), _struck),
    _property(
        "weighted_lower_median",
        st.tuples(st.lists(st.tuples(_SMALL, st.integers(-2, 4)), max_size=7)),
        _median,
    ),
    _property("top_board_change_steps", st.tuples(_NUMBERS, st.integers(-1, 4)), _board_steps),
    _property("shifts_for_unsorted_tail", st.tuples(_NUMBERS), _insertion),
    _property("sort_through_small_buffer", st.tuples(_NUMBERS, st.integers(-1, 5)), _buffered),
    _property("water_level_for_volume", st.tuples(_NUMBERS, st.integers(-1, 20)), _level),
    _property("widest_sensor_spacing", _bridges(), _spacing),
    _property("uniform_cap_for_budget", st.tuples(_PRICES, st.integers(-1, 40)), _cap),
    _property(
        "lowest_passing_grade_curve",
        st.tuples(_PRICES, st.integers(0, 12), st.integers(0, 101), st.integers(0, 9), _SMALL),
        _curve,
    ),
    _property(
        "lowest_offer_on_days",
        st.tuples(_OFFERS, st.lists(st.integers(0, 14), max_size=8).map(sorted), _SMALL),
        _offers,
    ),
    _property("best_pair_within_budget", st.tuples(_PRICES, _PRICES, st.integers(-1, 18)), _pair),
    _property(
        "snap_to_preferred_value", st.tuples(st.integers(-2, 120) | st.integers(1, 99999)), _snapped
    ),
    _property(
        "nearest_releases_excluding",
        st.tuples(_ASCENDING, st.integers(-1, 13), st.integers(-1, 6)),
        _nearest,
    ),
    _property("late_arrival_count", st.tuples(_MARKS, st.integers(0, 2)), _late),
    _property("longest_rise_one_slip", st.tuples(_NUMBERS, st.integers(0, 3)), _growth),
)
