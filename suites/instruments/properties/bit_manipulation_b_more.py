"""Slow references for tasks of bit_manipulation about codes, streams of bits and lines."""

import re
from itertools import pairwise
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.properties.bit_manipulation_a import number, positions, task
from suites.instruments.task_property import TaskProperty, agrees_with

_BITS: Final = st.text("01", max_size=16)


def _dial_by_table(before: Any, after: Any, bits: Any) -> int | None:
    ring = [place ^ place // 2 for place in range(2**bits)]
    if before not in ring or after not in ring:
        return None
    for turn in (0, 1, -1):
        if ring[(ring.index(before) + turn) % len(ring)] == after:
            return turn
    return None


def _track_by_table(readings: Any, bits: Any, max_step: Any) -> list[int]:
    ring = [place ^ place // 2 for place in range(2**bits)]
    track: list[int] = []
    for code in readings:
        last = track[-1] if track else ring.index(code)
        near = {(last + step) % len(ring) for step in range(-max_step, max_step + 1)}
        track.append(ring.index(code) if ring.index(code) in near | {last} else last)
    return track


_TRACKS: Final = st.integers(1, 4).flatmap(
    lambda bits: st.tuples(
        st.lists(st.integers(0, 2**bits - 1), max_size=7), st.just(bits), st.integers(0, 5)
    )
)
_TURNS: Final = st.integers(2, 4).flatmap(
    lambda bits: st.tuples(*[st.integers(-1, 2**bits)] * 2, st.just(bits))
)


def _utf8_by_the_library(data: Any) -> int:
    try:
        bytes(data).decode()
    except UnicodeDecodeError as fault:
        return fault.start
    return -1


_CHARACTERS: Final = st.sampled_from("a\x7f\x80\u07ff\u0800\ud7ff\ue000\uffff\U00010000\U0010ffff")
_TEXTS: Final = st.lists(
    _CHARACTERS.map(lambda char: list(char.encode()))
    | st.sampled_from([0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xE0, 0xE1]).map(
        lambda byte: [byte]
    )
    | st.sampled_from([0xED, 0xEF, 0xF0, 0xF3, 0xF4, 0xF5, 0xF7, 0xF8, 0xFE, 0xFF]).flatmap(
        lambda lead: st.lists(
            st.sampled_from([0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF]), max_size=3
        ).map(lambda tail: [lead, *tail])
    ),
    max_size=4,
).map(lambda parts: [byte for part in parts for byte in part])


def _rice_as_text(values: Any, k: Any, limit: Any) -> int | None:
    text = ""
    for value in values:
        whole = [0, *[sign * size for size in range(1, abs(value) + 1) for sign in (-1, 1)]]
        quotient, rest = divmod(whole.index(value), 2**k)
        if quotient < limit:
            text += "1" * quotient + "0" + (format(rest, f"0{k}b") if k else "")
        elif whole.index(value) < 65536:
            text += "1" * limit + format(whole.index(value), "016b")
        else:
            return None
    return len(text)


_RICE: Final = st.lists(
    st.integers(-9, 9) | st.sampled_from([-32768, -32769, 32767, 32768]), max_size=4
)


def _septets_as_text(codes: Any) -> list[int] | None:
    if set(codes) - set(range(128)):
        return None
    stream = "".join(format(code, "07b")[::-1] for code in codes)
    fill = -len(stream) % 8
    stream += "1011000" if fill == 7 else "0" * fill
    return [int(stream[at : at + 8][::-1], 2) for at in range(0, len(stream), 8)]


def _gaps_as_text(line: Any, longest: Any) -> tuple[int, int]:
    pieces = re.split("(0+)", format(line, "b"))
    closed = 0
    for at in range(1, len(pieces), 2):
        if pieces[at - 1] and pieces[at + 1] and len(pieces[at]) <= longest:
            pieces[at] = "1" * len(pieces[at])
            closed += 1
    return int("".join(pieces), 2), closed


def _pixels_with_neighbours(line: Any, width: Any, ring: Any) -> int:
    on = {place for place in range(width) if line // 2**place % 2}
    kept = set()
    for place in on:
        around = {place - 1, place + 1}
        if ring:
            around = {near % width for near in around} - {place}
        if around & on:
            kept.add(place)
    return number(kept)


def _hamming_by_nearest(word: Any) -> tuple[str, int | None]:
    def sound(byte: int) -> bool:
        on = positions(byte)
        return len(on) % 2 == 0 and all(sum(p // 2**k % 2 for p in on) % 2 == 0 for k in range(3))

    apart = {len(positions(byte ^ word)): byte for byte in range(256) if sound(byte)}
    if min(apart) == 2:
        return "double", None
    digits = format(apart[min(apart)], "08b")[::-1]
    nibble = int(digits[7] + digits[6] + digits[5] + digits[3], 2)
    return ("fixed" if min(apart) else "ok"), nibble


def _bus_by_choice(data: Any) -> tuple[list[tuple[int, int]], int]:
    sent: list[tuple[int, int]] = []
    for byte in data:
        now = sent[-1][0] if sent else 0
        choices = [(byte, 0), (255 - byte, 1)]
        sent.append(min(choices, key=lambda choice: len(positions(choice[0] ^ now))))
    lines = [0, *[value for value, _ in sent]]
    return sent, sum(len(positions(a) ^ positions(b)) for a, b in pairwise(lines))


def _plain_by_indexes(received: Any, seed: Any) -> str | None:
    if seed not in range(128) or set(received) - set("01"):
        return None
    whole = format(seed, "07b") + received
    places = range(7, len(whole))
    return "".join(str((whole[p] + whole[p - 4] + whole[p - 7]).count("1") % 2) for p in places)


def _manchester_by_pattern(samples: Any, most_slips: Any) -> tuple[str, int] | None:
    tokens = re.findall("01|10|0(?=0)|1(?=1)", samples)
    slips = sum(len(token) == 1 for token in tokens)
    text = "".join(token[1] for token in tokens if len(token) == 2)
    return (text, slips) if slips <= most_slips else None


def _levels_by_tokens(bits: Any) -> list[int]:
    levels: list[int] = []
    ones = 0
    for token in re.findall("0000|0|1", bits):
        latest = next((level for level in reversed(levels) if level), -1)
        if token == "0000":
            levels += [0, 0, 0, latest] if ones % 2 else [-latest, 0, 0, -latest]
            ones = 0
        else:
            levels.append(-latest if token == "1" else 0)
            ones += token == "1"
    return levels


def _registers_by_runs(mask: Any) -> str | None:
    if mask not in range(65536):
        return None
    runs: list[list[int]] = []
    for place in sorted(positions(mask)):
        if runs and runs[-1][-1] == place - 1 and place < 13:
            runs[-1].append(place)
        else:
            runs.append([place])
    names = [f"r{place}" for place in range(13)] + ["sp", "lr", "pc"]
    texts = ["-".join(names[p] for p in sorted({run[0], run[-1]})) for run in runs]
    return f"{{{', '.join(texts)}}}"


def _ancestor_by_digits(cells: Any) -> tuple[int, int] | None:
    if not cells or any(code not in range(4**level) for level, code in cells):
        return None
    paths = [format(code, f"0{2 * level}b") if level else "" for level, code in cells]
    level = max(
        k
        for k in range(5)
        if all(p[: 2 * k] == paths[0][: 2 * k] and len(p) >= 2 * k for p in paths)
    )
    return level, int(paths[0][: 2 * level] or "0", 2)


_CELLS: Final = st.lists(
    st.sampled_from([(3, 27), (3, 25), (3, 31), (3, 19), (2, 6), (1, 1), (4, 108)])
    | st.integers(0, 3).flatmap(lambda k: st.tuples(st.just(k), st.integers(0, 4**k - 1)))
    | st.sampled_from([(2, 16), (1, -1), (0, 0), (0, 1)]),
    max_size=3,
)


PROPERTIES: Final = (
    TaskProperty("bit_manipulation.gray_step_direction", _TURNS, agrees_with(_dial_by_table)),
    TaskProperty("bit_manipulation.decode_gray_track", _TRACKS, agrees_with(_track_by_table)),
    task("locate_utf8_fault", _utf8_by_the_library, _TEXTS),
    task("rice_coded_length", _rice_as_text, _RICE, st.integers(0, 3), st.integers(0, 6)),
    task(
        "pack_gsm_septets",
        _septets_as_text,
        st.lists(st.integers(0, 127), max_size=17) | st.lists(st.integers(-1, 128), max_size=3),
    ),
    task("fill_small_bit_gaps", _gaps_as_text, st.integers(0, 4095), st.integers(0, 4)),
    task(
        "drop_isolated_bits",
        _pixels_with_neighbours,
        st.integers(0, 511) | st.integers(-9, -1),
        st.integers(3, 8) | st.integers(0, 3),
        st.booleans(),
    ),
    task("extended_hamming_status", _hamming_by_nearest, st.integers(0, 255)),
    task("invert_bus_words", _bus_by_choice, st.lists(st.integers(0, 255), max_size=5)),
    task(
        "descramble_bit_stream",
        _plain_by_indexes,
        _BITS | st.text("012", max_size=3),
        st.integers(-1, 128),
    ),
    task("decode_manchester_pairs", _manchester_by_pattern, _BITS, st.integers(0, 4)),
    task("substituted_line_levels", _levels_by_tokens, st.text("0001", max_size=24)),
    task("register_list_text", _registers_by_runs, st.integers(-1, 65536)),
    task("common_ancestor_cell", _ancestor_by_digits, _CELLS),
)
