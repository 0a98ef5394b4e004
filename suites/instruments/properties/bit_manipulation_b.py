"""Independent references for tasks of bit_manipulation about modes, words and addresses."""

import re
from fractions import Fraction
from ipaddress import IPv4Network, IPv6Address
from itertools import product
from stat import filemode
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.properties.bit_manipulation_a import number, positions, task

_BYTES: Final = st.integers(0, 255)
_SMALL: Final = st.integers(0, 31)


def _mode_by_the_library(mode: Any) -> str | None:
    return filemode(mode)[1:] if mode in range(4096) else None


_CLAUSE: Final = st.tuples(
    st.text("ugoa", max_size=2), st.sampled_from("+-="), st.text("rwx", max_size=2)
).map("".join)
_CLAUSES: Final = st.one_of(
    st.lists(_CLAUSE, min_size=1, max_size=4),
    st.lists(_CLAUSE, min_size=2, max_size=3),
    st.tuples(_CLAUSE, st.sampled_from(["", "u+s", "u", "xu+r"])),
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
    st.lists(
        st.sampled_from(["00", "0a", "F2", "02", "ff", "g1", "1", "+1", "123"]),
        min_size=5,
        max_size=7,
    ),
    st.sampled_from([":", "-", ":", "-", ""]),
).map(lambda drawn: drawn[1].join(drawn[0])) | st.lists(
    st.sampled_from(["00", "0A", "ff"]), min_size=6, max_size=6
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
    numbered = dict(enumerate(hosts, 1)) | dict(enumerate(hosts, -len(hosts)))
    return numbered.get(position)


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


_SENTENCES: Final = st.sampled_from(
    ["$AB*03", "$JAB*49\n", "$J*4a", "$AA*00", "$*00\r\n", "$ABJJ*03", "$B*42", "$AJ*0b", "$AJ*0B"]
) | st.builds(
    "{}{}{}{}{}".format,
    st.sampled_from(["$", "$", "$", "A", ""]),
    st.text("ABJ", max_size=3),
    st.sampled_from(["*", "*", "*", "", "**"]),
    st.sampled_from(["00", "03", "4a", "4A", "08", "0B", "4", "4a0", "g0", ""]),
    st.sampled_from(["", "\n", "\r\n"]),
)


def _record_by_slices(record: Any) -> str | None:
    if record[:1] != ":":
        return "start"
    if not re.fullmatch("([0-9A-Fa-f][0-9A-Fa-f])*", record[1:]):
        return "digits"
    values = [int(record[at : at + 2], 16) for at in range(1, len(record), 2)]
    if not values or len(values[4:-1]) != values[0] or len(values) < 5:
        return "length"
    if values[3] not in range(6):
        return "type"
    return None if -sum(values[:-1]) % 256 == values[-1] else "checksum"


_RECORDS: Final = st.builds(
    lambda body, wrong, end: ":" + (bytes(body) + bytes([(wrong - sum(body)) % 256])).hex() + end,
    st.integers(0, 3).flatmap(
        lambda size: st.tuples(st.just(size), _BYTES, _BYTES, st.integers(0, 7), *[_BYTES] * size)
    ),
    st.sampled_from([0, 0, 0, 1]),
    st.sampled_from(["", "", "", "0", "00", "g0"]),
) | st.sampled_from(["", ":", ":00", "00000001FF", ":000000", ":00000001FF", ":0000001fe0\n"])


def _fletcher_by_weights(data: Any, start: Any, end: Any) -> int:
    kept = [0 if i in range(start, end) else byte for i, byte in enumerate(data)]
    weighed = sum((len(kept) - i) * byte for i, byte in enumerate(kept))
    return weighed % 255 * 256 + sum(kept) % 255


def _shifted_by_search(value: Any, amount: Any, width: Any) -> int:
    exact = value / Fraction(2) ** amount
    inside = range(-(2 ** (width - 1)), 2 ** (width - 1))
    return min(inside, key=lambda whole: (abs(whole - exact), -abs(whole)))


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
        st.lists(st.sampled_from([0x00, 0x12, 0x90, 0x99]), max_size=3).flatmap(
            lambda body: st.sampled_from([0x0C, 0x5D, 0x9F, 0x0D, 0x3B, 0x3E, 0xAC, 0x12]).map(
                lambda last: [*body, last]
            )
        )
        | st.lists(st.sampled_from([0x10, 0xA1, 0x1A, 0x1C]), max_size=3),
    ),
    task(
        "swap_field_contents",
        _swapped_as_text,
        st.integers(0, 1023),
        *[st.integers(0, 9)] * 2,
        st.integers(1, 4),
        st.integers(1, 12),
    ),
    task(
        "wildcard_rule_action",
        _action_by_patterns,
        _ACLS,
        _SMALL | st.sampled_from([-1, 2**32 - 1, 2**32]),
    ),
    task("eui64_interface_suffix", _suffix_by_the_library, _MACS),
    task(
        "nth_subnet_host",
        _host_by_the_library,
        st.integers(0, 2**32 - 1),
        st.integers(27, 34),
        st.integers(-9, 9) | st.sampled_from([-31, -30, 30, 31]),
    ),
    task("nmea_sentence_status", _sentence_by_slices, _SENTENCES),
    task("hex_record_fault", _record_by_slices, _RECORDS),
    task(
        "fletcher_checksum_skipping",
        _fletcher_by_weights,
        st.lists(_BYTES | st.sampled_from([0, 254, 255]), max_size=6),
        *[st.integers(0, 7)] * 2,
    ),
    task(
        "shift_right_rounded",
        _shifted_by_search,
        st.integers(-40, 40),
        st.integers(-3, 5),
        st.integers(1, 6),
    ),
)
