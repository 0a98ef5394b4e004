"""Independent references for tasks of bit_manipulation about modes, addresses, codes and lines."""

import re
from ipaddress import IPv4Network, IPv6Address
from itertools import product
from stat import filemode
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.properties.bit_manipulation_a import number, positions, task
from suites.instruments.task_property import TaskProperty

_BYTES: Final = st.integers(0, 255)
_SMALL: Final = st.integers(0, 31)
_DIGITS: Final = st.text("01", max_size=24)


def _mode_by_the_library(mode: Any) -> str | None:
    return filemode(mode)[1:] if mode in range(4096) else None


_CLAUSES: Final = st.lists(
    st.tuples(
        st.text("ugoa", max_size=2), st.sampled_from("+-=-="), st.text("rwx", max_size=2)
    ).map("".join)
    | st.sampled_from(["", "u+s", "u", "xu+r"]),
    min_size=1,
    max_size=4,
).map(",".join)


def _chmod_by_sets(mode: Any, text: Any) -> int | None:
    on = {(who, right) for who, right in product("ugo", "rwx") if mode & _right(who, right)}
    for part in text.split(","):
        cut = re.split("([-+=])", part)
        if len(cut) != 3 or set(cut[0]) - set("ugoa") or set(cut[2]) - set("rwx"):
            return None
        classes = set("ugo") if "a" in (cut[0] or "a") else set(cut[0])
        named = set(product(classes, cut[2]))
        if cut[1] == "=":
            on = {one for one in on if one[0] not in classes}
        on = on - named if cut[1] == "-" else on | named
    return sum(_right(*one) for one in on)


def _right(who: str, right: str) -> int:
    return {"r": 4, "w": 2, "x": 1}[right] * {"u": 64, "g": 8, "o": 1}[who]


def _implied_to_a_fixpoint(flags: Any, implied: Any, blocked: Any) -> tuple[int, int]:
    on = positions(flags)
    for _ in range(9):
        for bit in on - positions(blocked):
            on = on | (positions(implied.get(bit, 0)) - positions(blocked))
    return number(on), len(on - positions(flags))


def _colour_by_distance(*channels: Any) -> int:
    text = ""
    for value, bits in zip(channels, (5, 6, 5), strict=True):
        inside = sorted((0, value, 255))[1]
        top = 2**bits - 1
        best = min(range(top + 1), key=lambda level: abs(level * 255 - inside * top))
        text += format(best, f"0{bits}b")
    return int(text, 2)


def _decimal_by_hex_text(data: Any) -> int | None:
    found = re.fullmatch("([0-9]*)([cdf])", bytes(data).hex())
    if found is None:
        return None
    return int(found[1] or "0") * (-1 if found[2] == "d" else 1)


def _swapped_as_text(word: Any, first: Any, second: Any, length: Any, width: Any) -> int:
    fields = [set(range(start, start + length)) for start in (first, second)]
    if fields[0] & fields[1] or not fields[0] | fields[1] <= set(range(width)):
        return int(word)
    target = {place: place for place in range(40)}
    for step in range(length):
        target[first + step], target[second + step] = second + step, first + step
    return number(target[place] for place in positions(word))


def _action_by_patterns(rules: Any, address: Any) -> Any:
    if address not in range(2**32):
        return None
    for line, (action, base, wildcard) in enumerate(rules, 1):
        pairs = zip(format(base, "032b"), format(wildcard, "032b"), strict=True)
        pattern = "".join("." if free == "1" else bit for bit, free in pairs)
        if action != "remark" and re.fullmatch(pattern, format(address, "032b")):
            return action, line
    return "deny", 0


_ACLS: Final = st.lists(
    st.tuples(st.sampled_from(["permit", "deny", "remark"]), _SMALL, _SMALL), max_size=4
)


_MACS: Final = st.tuples(
    st.lists(st.sampled_from("00 0a F2 02 ff g1 1 +1 123".split()), min_size=5, max_size=7),
    st.sampled_from([":", "-", ":", "-", ""]),
).map(lambda drawn: drawn[1].join(drawn[0])) | st.lists(
    st.sampled_from("00 0A ff".split()), min_size=6, max_size=6
).map(":".join)


def _suffix_by_the_library(mac: Any) -> str | None:
    pair = "[0-9A-Fa-f]{2}"
    if not re.fullmatch(f"{pair}(:{pair}){{5}}|{pair}(-{pair}){{5}}", mac):
        return None
    octets = bytes.fromhex(re.sub("[:-]", "", mac))
    first = octets[0] - 2 if 1 in positions(octets[0]) else octets[0] + 2
    whole = bytes(8) + bytes([first]) + octets[1:3] + b"\xff\xfe" + octets[3:]
    groups = IPv6Address(whole).exploded.split(":")[4:]
    return ":".join(group.lstrip("0") or "0" for group in groups)


def _host_by_the_library(address: Any, prefix: Any, position: Any) -> int | None:
    if prefix > 32 or position == 0:
        return None
    hosts = [int(h) for h in IPv4Network((address, prefix), strict=False).hosts()]
    try:
        return hosts[position - 1 if position > 0 else position]
    except IndexError:
        return None


def _sentence_by_slices(sentence: Any) -> str:
    line = re.sub("[\r\n]+$", "", sentence)
    if line[:1] != "$":
        return "malformed"
    if "*" not in line:
        return "missing"
    star = line.index("*")
    if not re.fullmatch("[0-9A-Fa-f]{2}", line[star + 1 :]):
        return "malformed"
    odd = [p for p in range(8) if sum(p in positions(ord(c)) for c in line[1:star]) % 2]
    return "ok" if line[star + 1 :].upper() == format(number(odd), "02X") else "bad"


_SENTENCES: Final = st.builds(
    "{}{}{}{}{}".format,
    st.sampled_from(["$", "$", "$", "A", ""]),
    st.text("ABJ", max_size=3),
    st.sampled_from(["*", "*", "*", "", "**"]),
    st.sampled_from(["00", "03", "4a", "4A", "08", "0B", "4", "4a0", "g0", ""]),
    st.sampled_from(["", "\n", "\r\n"]),
)


def _fletcher_by_weights(data: Any, start: Any, end: Any) -> int:
    kept = [0 if i in range(start, end) else byte for i, byte in enumerate(data)]
    weighed = sum((len(kept) - i) * byte for i, byte in enumerate(kept))
    return weighed % 255 * 256 + sum(kept) % 255


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
    | st.sampled_from([0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xE0, 0xE1])
    .map(lambda byte: [byte])
    | st.sampled_from([0xED, 0xEF, 0xF0, 0xF3, 0xF4, 0xF5, 0xF7, 0xF8, 0xFE, 0xFF])
    .flatmap(lambda lead: st.lists(st.sampled_from([0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF]),
        max_size=3).map(lambda tail: [lead, *tail])),
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
    for at in range(3, len(pieces) - 2, 2):
        pieces[at] = pieces[at].replace("0", "1") if len(pieces[at]) <= longest else pieces[at]
        closed += "1" in pieces[at]
    if len(pieces) > 3 and len(pieces[1]) <= longest and pieces[2]:
        pieces[1] = pieces[1].replace("0", "1")
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


PROPERTIES: Final = (
    task("format_mode_string", _mode_by_the_library, st.integers(-2, 4098)),
    task("apply_chmod_clauses", _chmod_by_sets, st.integers(0, 511), _CLAUSES),
    task(
        "expand_implied_flags",
        _implied_to_a_fixpoint,
        _SMALL,
        st.dictionaries(st.integers(0, 5), st.integers(0, 63), max_size=5),
        _SMALL,
    ),
    task("pack_rgb565_rounded", _colour_by_distance, *[st.integers(-3, 258)] * 3),
    task(
        "decode_signed_bcd",
        _decimal_by_hex_text,
        st.lists(st.sampled_from([0x00, 0x12, 0x90, 0x0C, 0x5D, 0x9F, 0x3E, 0xA1]), max_size=4),
    ),
)
