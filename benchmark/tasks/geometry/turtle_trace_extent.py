"""A pen turtle starts at (0, 0) facing north and obeys commands separated by spaces: "F" and "B"
move it forward and backward, "L" and "R" make quarter turns, each letter with plain digits for how
many right behind it, like "F3", or none for 1. Any other word is skipped. Return the smallest
upright box around everywhere it has been, the start included, as (west, south, east, north)."""

import re


def turtle_trace_extent(commands):
    x = y = 0
    dx, dy = 0, 1
    xs, ys = [0], [0]
    for word in commands.split():
        match = re.fullmatch(r"([FBLR])([0-9]*)", word)
        if match is None:
            continue
        count = int(match[2] or 1)
        if match[1] in "LR":
            quarters = count if match[1] == "L" else -count
            for _ in range(quarters % 4):
                dx, dy = -dy, dx
        else:
            steps = count if match[1] == "F" else -count
            x += dx * steps
            y += dy * steps
            xs.append(x)
            ys.append(y)
    return min(xs), min(ys), max(xs), max(ys)


assert turtle_trace_extent("F3 R B2 L") == (-2, 0, 0, 3)
assert turtle_trace_extent("") == (0, 0, 0, 0)
assert turtle_trace_extent("F L F4 L F9") == (-4, -8, 0, 1)
assert turtle_trace_extent("B5 F2 R2 F") == (0, -5, 0, 0)
assert turtle_trace_extent("R F7 L3 B3 X4 F2x F-8") == (0, 0, 7, 3)
assert turtle_trace_extent("R6 F4 R0 F") == (0, -5, 0, 0)
assert turtle_trace_extent("F0 L5 F2 R3 B6") == (-2, 0, 0, 6)
assert turtle_trace_extent("L F2 R2 F5 R F4 R F") == (-2, -4, 3, 0)
