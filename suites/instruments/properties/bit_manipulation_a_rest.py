"""Slow references for tasks of bit_manipulation about received signals and machine code."""

import re
from fractions import Fraction
from itertools import combinations
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.properties.bit_manipulation_a import number, positions, task
from suites.instruments.task_property import TaskProperty, agrees_with

_MASKS: Final = st.integers(0, 15)


def _codeword_by_sorting(received: Any, codewords: Any, width: Any, radius: Any) -> Any:
    def low(word: int) -> set[int]:
        return {place for place in positions(word) if place < width}

    ranked = sorted((len(low(received) ^ low(c)), index) for index, c in enumerate(codewords))
    if not ranked or ranked[0][0] > radius or [d for d, _ in ranked][1:2] == [ranked[0][0]]:
        return None
    return ranked[0][1]


def _cycle_by_history(seed: Any, taps: Any, limit: Any) -> Any:
    history = [seed]
    while seed and len(history) <= limit:
        half, odd = divmod(history[-1], 2)
        history.append(number(positions(half) ^ (positions(taps) if odd else set())))
    return 0 if not seed else next((n for n, v in enumerate(history) if n and v == seed), None)


def _sync_by_ranking(bits: Any, pattern: Any, tolerance: Any) -> int:
    spots = range(len(bits) - len(pattern) + 1)
    wrong = [sum(bits[s + n] != bit for n, bit in enumerate(pattern)) for s in spots]
    return min(((w, s) for s, w in enumerate(wrong) if w <= tolerance), default=(0, -1))[1]


def _remote_by_ratios(gaps: Any, short: Any, long: Any) -> Any:
    def kind(gap: int) -> str:
        zero, one = (abs(Fraction(gap, wanted) - 1) <= Fraction(1, 4) for wanted in (short, long))
        return "0" if zero else "1" if one else "?"

    text = "".join(map(kind, gaps))[::-1]
    if re.fullmatch("[01]{32}", text) is None:
        return None
    mirror = text.translate(str.maketrans("01", "10"))
    if text[:8] != mirror[8:16] or text[16:24] != mirror[24:]:
        return None
    return int(text[24:], 2), int(text[8:16], 2)


def _gaps(address: int, command: int, tweaks: Any, lengths: Any) -> list[int]:
    word = bytes([address, 255 - address, command, 255 - command])
    bits = [byte >> n & 1 for byte in word for n in range(8)]
    gaps = [8 + 12 * bit + lengths[n % len(lengths)] * (bit + 1) for n, bit in enumerate(bits)]
    for index, gap in tweaks:
        gaps[index : index + 1] = [gap]
    return gaps


def _bytes_by_peeling(line: Any) -> Any:
    if len(line) < 11:
        return [], 0
    start, data, check, stop = line[0], line[1:9], line[9], line[10]
    if start == "1":
        return _bytes_by_peeling(line[1:])
    if (data + check).count("1") in (1, 3, 5, 7, 9) or stop == "0":
        values, faults = _bytes_by_peeling(line[1:])
        return values, faults + 1
    values, faults = _bytes_by_peeling(line[11:])
    return [int(data[::-1], 2), *values], faults


def _orders_by_combinations(allowed: Any, prices: Any, budget: Any, clashes: Any) -> list[int]:
    toppings = sorted(positions(allowed))
    orders = [set(o) for n in range(1, 6) for o in combinations(toppings, n)]
    cheap = [o for o in orders if sum(prices[topping] for topping in o) <= budget]
    return sorted(number(o) for o in cheap if not any({a, b} <= o for a, b in clashes))


def _maximal_as_sets(masks: Any, least: Any) -> list[int]:
    sets = list(dict.fromkeys(frozenset(positions(mask)) for mask in masks))
    return [number(s) for s in sets if len(s) >= least and not any(s < other for other in sets)]


def _rotated_by_table(value: Any) -> Any:
    table: dict[int, tuple[int, int]] = {}
    for amount in range(0, 32, 2):
        for byte in range(256):
            bits = format(byte, "032b")
            table.setdefault(int(bits[32 - amount :] + bits[: 32 - amount], 2), (amount, byte))
    if value in table:
        return *table[value], False
    flipped = 2**32 - 1 - value
    return (*table[flipped], True) if flipped in table else None


def _sum_by_tables(first: Any, second: Any, carry: Any, width: Any) -> tuple[int, str]:
    size = 2**width
    signed = [n if n < size // 2 else n - size for n in range(size)]
    total = first + second + carry
    word = total % size
    exact = signed[first] + signed[second] + carry
    set_flags = (signed[word] < 0, not word, total != word, exact not in signed)
    return word, "".join(f if on else f.lower() for f, on in zip("NZCV", set_flags, strict=True))


def _branch_by_search(pc: Any, target: Any, width: Any) -> Any:
    for field in range(2**width):
        words = field - 2**width if field >= 2 ** (width - 1) else field
        if pc + 8 + words * 4 == target:
            return field
    return None


def _live_by_looking_ahead(code: Any, needed_after: Any, reserved: Any, available: Any) -> Any:
    def live(register: int, index: int) -> bool:
        for written, read in code[index:]:
            if register in positions(read):
                return True
            if register in positions(written):
                return False
        return register in positions(needed_after)

    pool = set(range(4)) - positions(reserved)
    counts = [sum(live(register, index) for register in pool) for index in range(len(code))]
    peak = max(counts, default=0)
    place = counts.index(peak) if counts else None
    return peak, place, len([count for count in counts if count > available])


def _tile_by_map(key: Any, dx: Any, dy: Any) -> Any:
    rows = [[""]]
    for _ in key:
        rows = [
            [old + digit for old in row for digit in pair] for row in rows for pair in ("01", "23")
        ]
    x, y = next((row.index(key), y) for y, row in enumerate(rows) if key in row)
    if key == "":
        return ""
    return rows[y + dy][(x + dx) % len(rows)] if y + dy in range(len(rows)) else None


PROPERTIES: Final = (
    task(
        "nearest_codeword_index",
        _codeword_by_sorting,
        st.integers(0, 63),
        st.lists(st.integers(0, 63), max_size=3),
        st.integers(2, 6),
        st.integers(1, 6),
    ),
    task("lfsr_cycle_length", _cycle_by_history, st.integers(0, 15), _MASKS, st.integers(0, 16)),
    task(
        "locate_sync_word",
        _sync_by_ranking,
        st.text("01", max_size=12),
        st.text("01", min_size=1, max_size=4),
        st.integers(0, 3),
    ),
    task(
        "affordable_topping_masks",
        _orders_by_combinations,
        st.integers(0, 31),
        st.lists(st.integers(0, 4), min_size=5, max_size=5),
        st.integers(0, 10),
        st.lists(st.sampled_from([(0, 1), (2, 0), (1, 4), (4, 3)]), max_size=2),
    ),
    task("keep_maximal_masks", _maximal_as_sets, st.lists(_MASKS, max_size=6), st.integers(0, 3)),
    task(
        "add_with_status_flags",
        _sum_by_tables,
        _MASKS,
        _MASKS,
        st.integers(0, 1),
        st.integers(4, 5),
    ),
    TaskProperty(
        "bit_manipulation.branch_offset_field",
        st.builds(
            lambda pc, words, extra, width: (pc, pc + 8 + 4 * words + extra, width),
            st.integers(0, 40),
            st.integers(-9, 8),
            st.sampled_from([0, 0, 0, 2, 1]),
            st.integers(1, 4),
        ),
        agrees_with(_branch_by_search),
    ),
    task(
        "live_register_peak",
        _live_by_looking_ahead,
        st.lists(st.tuples(_MASKS, _MASKS), max_size=5),
        _MASKS,
        st.sampled_from([0, 0, 1, 6]),
        st.integers(0, 3),
    ),
    task(
        "step_quadkey_tile",
        _tile_by_map,
        st.text("0123", max_size=3),
        st.integers(-9, 9),
        st.integers(-8, 8),
    ),
    task(
        "read_serial_frames",
        _bytes_by_peeling,
        st.lists(st.sampled_from(["0", "1", "01000001001", "01110000011", "00"])).map("".join),
    ),
    task(
        "encode_rotated_immediate",
        _rotated_by_table,
        st.builds(
            lambda byte, n, flip, extra: (
                (byte * 2**n % 2**32 + byte * 2**n // 2**32 + extra) % 2**32 ^ flip
            ),
            st.integers(0, 255),
            st.integers(0, 31),
            st.sampled_from([0, 2**32 - 1]),
            st.sampled_from([0, 0, 1]),
        ),
    ),
    TaskProperty(
        "bit_manipulation.decode_remote_pulses",
        st.tuples(
            st.builds(
                _gaps,
                st.integers(0, 255),
                st.integers(0, 255),
                st.lists(st.tuples(st.sampled_from([0, 5, 32]), st.integers(5, 26)), max_size=1),
                st.lists(st.integers(-2, 2), min_size=1),
            ),
            st.just(8),
            st.just(20),
        ),
        agrees_with(_remote_by_ratios),
    ),
)
