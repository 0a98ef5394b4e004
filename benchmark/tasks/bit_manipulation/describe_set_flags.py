"""Render a non-negative flag word for a log line: the names of the bits that are on, lowest bit
first and joined by "|", where the first name in the list belongs to bit 0. Bits that are on but
past the end of the list, or whose name is an empty text, follow at the very end as one lowercase
hex literal like 0x30, each bit at its own position. A word with no bit on prints as "0"."""


def describe_set_flags(mask, names):
    if mask == 0:
        return "0"
    parts = []
    unnamed = mask
    for position, name in enumerate(names):
        bit = 1 << position
        if name == "" or mask & bit == 0:
            continue
        parts.append(name)
        unnamed -= bit
    if unnamed > 0:
        parts.append(hex(unnamed))
    return "|".join(parts)


assert describe_set_flags(0, ["read", "write"]) == "0"
assert describe_set_flags(0b101, ["read", "write", "exec"]) == "read|exec"
assert describe_set_flags(0b110, ["read", "write", "exec"]) == "write|exec"
assert describe_set_flags(0x31, ["r", "w"]) == "r|0x30"
assert describe_set_flags(1, []) == "0x1"
assert describe_set_flags(0b111, ["r", "", "x"]) == "r|x|0x2"
assert describe_set_flags(0xFA, ["a", "b"]) == "b|0xf8"
assert describe_set_flags(1, ["only"]) == "only"
assert describe_set_flags(0x14, ["r", "w", "x", "h"]) == "x|0x10"
