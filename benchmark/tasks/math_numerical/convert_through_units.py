"""Convert a whole amount between units with relations (a, b, n, d), each saying that one a is n/d
of b and usable in both directions. Relations may be rounded, so chain as few as possible (equally
short chains always agree). The exact result is a reduced pair (numerator, denominator). Relations
with a zero n or d are broken and ignored, the same unit keeps the amount even if no relation knows
it, and units that aren't linked give None."""

from collections import deque
from fractions import Fraction


def convert_through_units(amount, source, target, relations):
    reached = {source: Fraction(amount)}
    queue = deque([source])
    while queue:
        unit = queue.popleft()
        value = reached[unit]
        if unit == target:
            return value.numerator, value.denominator
        for first, second, over, under in relations:
            if over == 0 or under == 0:
                continue
            if first == unit and second not in reached:
                reached[second] = value * over / under
                queue.append(second)
            if second == unit and first not in reached:
                reached[first] = value * under / over
                queue.append(first)
    return None


assert convert_through_units(2, "yd", "in", [("ft", "in", 12, 1), ("yd", "ft", 3, 1)]) == (72, 1)
assert convert_through_units(6, "in", "yd", [("ft", "in", 12, 1), ("yd", "ft", 3, 1)]) == (1, 6)
assert convert_through_units(5, "in", "kg", [("ft", "in", 12, 1), ("g", "kg", 1, 1000)]) is None
assert convert_through_units(7, "a", "b", [("a", "b", 3, 2)]) == (21, 2)
assert convert_through_units(7, "b", "a", [("a", "b", 3, 2)]) == (14, 3)
assert convert_through_units(
    1, "a", "c", [("a", "b", 2, 1), ("b", "c", 2, 1), ("a", "c", 5, 1)]
) == (5, 1)
assert convert_through_units(
    3, "a", "c", [("a", "b", 0, 4), ("a", "c", 5, 0), ("a", "b", 2, 1), ("b", "c", 1, 7)]
) == (6, 7)
assert convert_through_units(9, "x", "x", []) == (9, 1)
assert convert_through_units(3, "a", "c", [("a", "b", 2, 1), ("c", "b", 3, 1)]) == (2, 1)
assert convert_through_units(
    4, "c", "a", [("a", "b", 7, 2), ("b", "c", 4, 1), ("a", "d", 2, 1)]
) == (2, 7)
