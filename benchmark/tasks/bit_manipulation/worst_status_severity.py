"""What is the gravest thing that a device's status word reports? A table lists (severity, mask,
needed) entries, gravest first; a bit of the mask is active when it is on in the word and not in an
inhibit mask, and the severity applies when at least the needed number of them, one or more, is
active. Give the first severity that applies, the lowest of its active bit positions and how many
are active. If none applies the answer is ("ok", None, 0)."""


def worst_status_severity(status, inhibited, table):
    visible = status & ~inhibited
    for severity, mask, needed in table:
        active = visible & mask
        count = active.bit_count()
        if count < needed:
            continue
        lowest = (active & -active).bit_length() - 1
        return severity, lowest, count
    return "ok", None, 0


assert worst_status_severity(0b1010, 0, [("fatal", 0b1000, 1), ("warn", 0b0010, 1)]) == (
    "fatal", 3, 1)
assert worst_status_severity(0b1010, 0b1000, [("fatal", 0b1000, 1), ("warn", 0b0010, 1)]) == (
    "warn", 1, 1)
assert worst_status_severity(0b1010, 0b1010, [("fatal", 0b1000, 1), ("warn", 0b0010, 1)]) == (
    "ok", None, 0)
assert worst_status_severity(0b111100, 0b100, [("low", 0b11, 1), ("high", 0b011110, 2)]) == (
    "high", 3, 2)
assert worst_status_severity(0b101011, 0b1, [("dual", 0b100111, 3), ("any", 0b111, 1)]) == (
    "any", 1, 1)
assert worst_status_severity(7, 0, []) == ("ok", None, 0)
assert worst_status_severity(0b1001, 0b10, [("pair", 0b1111, 2), ("info", 1, 1)]) == (
    "pair", 0, 2)
