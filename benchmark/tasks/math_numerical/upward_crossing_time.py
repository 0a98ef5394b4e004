"""When does a signal, sampled as (time, value) integers in time order and straight in between,
first get from below a level up to it? Give the exact moment as a (numerator, denominator) pair in
lowest terms with a positive denominator. Touching the level from below is enough; beginning at or
above it isn't. None if it never happens."""

from fractions import Fraction


def upward_crossing_time(samples, level):
    for index in range(1, len(samples)):
        start, below = samples[index - 1]
        end, above = samples[index]
        if below < level <= above:
            share = Fraction(level - below, above - below)
            moment = start + share * (end - start)
            return moment.numerator, moment.denominator
    return None


assert upward_crossing_time([(0, 0), (10, 4)], 1) == (5, 2)
assert upward_crossing_time([(0, 5), (2, 1), (5, 8)], 3) == (20, 7)
assert upward_crossing_time([(1, 0), (4, 6)], 6) == (4, 1)
assert upward_crossing_time([(0, 3), (2, 5)], 3) is None
assert upward_crossing_time([(0, 3), (1, 2), (2, 4)], 3) == (3, 2)
assert upward_crossing_time([(0, 9), (5, 1)], 4) is None
assert upward_crossing_time([(0, 0), (1, 2), (2, 2), (3, 1), (4, 9)], 2) == (1, 1)
assert upward_crossing_time([(-6, -1), (0, 3)], 1) == (-3, 1)
