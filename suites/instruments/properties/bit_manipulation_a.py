"""Slow references for tasks of bit_manipulation about words, texts, tables and calendars."""

import re
from datetime import datetime
from ipaddress import ip_address, ip_network
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_SMALL: Final = st.integers(0, 31)
_ACCESS: Final = st.sets(st.sampled_from([0, 1, 3, 15, 16])).map(lambda on: sum(1 << b for b in on))


def task(name: str, reference: Any, *drawn: Any) -> TaskProperty:
    """The property that the task of that name agrees with `reference`."""
    return TaskProperty(f"bit_manipulation.{name}", st.tuples(*drawn), agrees_with(reference))


def positions(mask: int) -> set[int]:
    """The places of the bits that are on."""
    return {place for place, digit in enumerate(reversed(format(mask, "b"))) if digit == "1"}


def number(places: Any) -> int:
    """The inverse of positions."""
    return sum(2**place for place in places)


def _flags_by_positions(mask: Any, names: Any) -> str:
    named = {place: name for place, name in enumerate(names) if name}
    on = sorted(positions(mask))
    other = [format(number(p for p in on if p not in named), "#x")]
    return "|".join([named[p] for p in on if p in named] + [o for o in other if o != "0x0"]) or "0"


def _access_bit_by_bit(base: Any, roles: Any, member: Any) -> int:
    if 3 in positions(base):
        return 65535
    result = set()
    for place in range(16):
        on = place in positions(base)
        on = on and not any(place in positions(deny) for _, deny in roles)
        on = on or any(place in positions(allow) for allow, _ in roles)
        on = on and place not in positions(member[1])
        if on or place in positions(member[0]):
            result.add(place)
    return number(result)


def _pressed_as_sets(mask: Any, position: Any, groups: Any) -> int:
    pressed = positions(mask)
    if position < 0 or position in pressed:
        return number(pressed - {position})
    rivals = next((positions(g) for g in groups if position in positions(g)), set())
    return number((pressed - rivals) | {position})


def _moment_by_datetime(date: Any, time: Any) -> Any:
    left, right = format(date, "016b"), format(time, "016b")
    cuts = (left[:7], left[7:11], left[11:], right[:5], right[5:11], right[11:])
    year, month, day, hour, minute, half = (int(text, 2) for text in cuts)
    try:
        moment = datetime(year + 1980, month, day, hour, minute, half * 2)
    except ValueError:
        return None
    return tuple(moment.timetuple())[:6]


def _packed_as_text(fields: Any) -> tuple[int, int]:
    text, changed = "0", 0
    for value, width in fields:
        if width > 0:
            fits = value in range(2**width)
            text += format(value, f"0{width}b") if fits else ("0" if value < 0 else "1") * width
            changed += not fits
    return int(text, 2), changed


def _six_bit_by_table(data: Any) -> str:
    table = "@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_ !\"#$%&'()*+,-./0123456789:;<=>?"
    groups = re.findall("[01]{6}", "".join(format(byte, "08b") for byte in data))
    return "".join(table[int(group, 2)] for group in groups).split("@")[0].rstrip(" ")


def _route_by_sorting(address: Any, routes: Any) -> Any:
    def applies(prefix: int, length: int) -> bool:
        return format(address, "032b")[:length] == format(prefix, "032b")[:length]

    usable = [r for r in routes if r[2] < 16 and applies(r[0], r[1])]
    usable.sort(key=lambda r: r[2])
    usable.sort(key=lambda r: r[1], reverse=True)
    return usable[0][3] if usable else None


def _class_by_table(octet: Any) -> Any:
    if octet not in range(256):
        return None
    names = {8 * x + 2 * y: f"AF{x}{y}" for x in range(1, 5) for y in range(1, 4)}
    names |= {8 * x: f"CS{x}" for x in range(8)} | {46: "EF"}
    return names.get(octet // 4, str(octet // 4)), octet % 4


def _subnet_by_ipaddress(addresses: Any, longest: Any) -> Any:
    for length in range(longest, -1, -1):
        for address in addresses[:1]:
            net = ip_network((address, length), strict=False)
            if all(ip_address(each) in net for each in addresses):
                return int(net.network_address), length
    return None


def _checksum_by_remainder(data: Any) -> int:
    total = int.from_bytes(bytes([*data, 0][: len(data) + len(data) % 2]), "big") % 65535
    folded = total or (65535 if any(data) else 0)
    return 65535 - folded or 65535


def _grid_by_trying(grid: Any) -> Any:
    def sound(rows: Any) -> bool:
        return not any(sum(line) % 2 for line in [*rows, *zip(*rows, strict=True)])

    if sound(grid):
        return grid, None
    for y, row in enumerate(grid):
        for x, value in enumerate(row):
            row[x] = 1 - value
            if sound(grid):
                return grid, (y, x)
            row[x] = value
    return None


def _gray_by_reflection(count: Any) -> list[int]:
    if count < 2 or count % 2:
        return []
    codes = [0]
    while len(codes) < count:
        codes += [code + len(codes) for code in reversed(codes)]
    while len(codes) > count:
        codes = codes[1:-1]
    return codes


def _gamma_by_peeling(bits: Any) -> Any:
    values = []
    while re.fullmatch("0{,7}", bits) is None:
        zeros = len(bits) - len(bits.lstrip("0"))
        digits = bits[zeros : 2 * zeros + 1]
        if len(digits) <= zeros:
            return None
        values.append(int(digits, 2))
        bits = bits[2 * zeros + 1 :]
    return values


def _length_from_bytes(data: Any, offset: Any) -> Any:
    rest = data[offset:] if offset >= 0 else []
    if not rest or rest[0] <= 128:
        return ((-1 if rest[0] == 128 else rest[0]), offset + 1) if rest else None
    count = rest[0] - 128
    field = bytes(rest[1 : 1 + count])
    if len(field) != count or count not in range(1, 5) or field.startswith(b"\0"):
        return None
    return int.from_bytes(field, "big"), offset + 1 + count


def _runs_by_pattern(word: Any, width: Any, least: Any) -> list[Any]:
    low = format(word % 2**width, f"0{width}b") if width else ""
    found = [(width - m.end(), len(m[0])) for m in re.finditer("1+", low)]
    return [run for run in found if run[1] >= least]


def _vote_by_sorting(words: Any) -> int:
    columns = zip(*(format(word, "06b") for word in words), strict=True)
    votes = [(c.count("1") - c.count("0"), c[-1]) for c in columns]
    return int("".join("1" if (n or int(last) - 0.5) > 0 else "0" for n, last in votes) or "0", 2)


def _gathered_as_text(value: Any, mask: Any, reverse: Any) -> tuple[int, int]:
    taken = [str(value // 2**place % 2) for place in sorted(positions(mask), reverse=not reverse)]
    return int("".join(taken) or "0", 2), len(taken)


_ADDRESSES: Final = st.builds(lambda a, b: a * 2**29 + b, st.integers(0, 7), st.integers(0, 5))
_BER_FIELDS: Final = st.builds(
    lambda before, first, after: [*before, first, *after],
    st.lists(st.integers(126, 131), max_size=2),
    st.integers(126, 133),
    st.lists(st.sampled_from([1, 2, 255, 0]), min_size=1, max_size=5),
)
_DATES: Final = st.builds(
    lambda y, m, d: y * 512 + m * 32 + d,
    st.integers(0, 127),
    st.sampled_from([2, 2, 2, 1, 4, 12, 0, 13]),
    _SMALL,
)
_TIMES: Final = st.builds(
    lambda h, m, s: h * 2048 + m * 32 + s,
    st.integers(19, 24),
    st.integers(54, 60),
    st.integers(0, 30),
)


PROPERTIES: Final = (
    task(
        "describe_set_flags",
        _flags_by_positions,
        st.integers(0, 63),
        st.lists(st.sampled_from(["", "a", "b"])),
    ),
    task(
        "resolve_channel_permissions",
        _access_bit_by_bit,
        _ACCESS,
        st.lists(st.tuples(_ACCESS, _ACCESS), max_size=3),
        st.tuples(_ACCESS, _ACCESS),
    ),
    task(
        "switch_exclusive_flag",
        _pressed_as_sets,
        _SMALL,
        st.integers(-2, 5),
        st.lists(_SMALL, max_size=4),
    ),
    task("unpack_dos_timestamp", _moment_by_datetime, _DATES, _TIMES),
    task(
        "pack_fields_saturated",
        _packed_as_text,
        st.lists(st.tuples(st.integers(-2, 9), st.integers(-1, 3))),
    ),
    task(
        "unpack_six_bit_text",
        _six_bit_by_table,
        st.lists(st.sampled_from([0, 2, 4, 8, 32, 40, 130, 255])),
    ),
    task(
        "longest_prefix_route",
        _route_by_sorting,
        _ADDRESSES,
        st.lists(
            st.tuples(
                _ADDRESSES,
                st.sampled_from([0, 1, 2, 3, 30, 32]),
                st.sampled_from([1, 2, 15, 16, 17]),
                st.sampled_from("abcd"),
            )
        ),
    ),
    task("traffic_class_name", _class_by_table, st.integers(-2, 258)),
    task(
        "smallest_covering_subnet",
        _subnet_by_ipaddress,
        st.lists(_ADDRESSES, max_size=3),
        st.integers(0, 32),
    ),
    task(
        "internet_checksum_nonzero",
        _checksum_by_remainder,
        st.lists(st.sampled_from([0, 1, 127, 254, 255]), max_size=9),
    ),
    task(
        "repair_parity_grid",
        _grid_by_trying,
        st.integers(1, 3).flatmap(
            lambda n: st.lists(st.lists(st.integers(0, 1), min_size=n, max_size=n), max_size=3)
        ),
    ),
    task("trimmed_gray_cycle", _gray_by_reflection, st.integers(-4, 70)),
    task("read_elias_gamma_list", _gamma_by_peeling, st.text("0001", max_size=20)),
    task(
        "read_ber_length",
        _length_from_bytes,
        st.one_of(_BER_FIELDS, st.just([])),
        st.integers(-1, 3),
    ),
    task(
        "list_bit_runs",
        _runs_by_pattern,
        st.integers(0, 1023),
        st.integers(0, 9),
        st.integers(0, 4),
    ),
    task("majority_bit_vote", _vote_by_sorting, st.lists(st.integers(0, 63), max_size=6)),
    task(
        "gather_masked_bits",
        _gathered_as_text,
        st.integers(0, 255),
        st.integers(0, 255),
        st.booleans(),
    ),
)
