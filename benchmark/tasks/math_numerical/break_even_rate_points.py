"""An outlay today is followed by one income per year, never negative: amounts like [-100, 60, 50].
From which yearly rate on, in whole basis points, is the sum of the amounts discounted to today no
longer positive? Search from 0 up to the maximum, which counts, and exactly, not with rounded
numbers. A sum that isn't positive without discounting gives 0; None if even the maximum leaves it
positive."""

from fractions import Fraction


def _present_value(flows, points):
    factor = Fraction(10000, 10000 + points)
    value = 0
    for flow in reversed(flows):
        value = value * factor + flow
    return value


def break_even_rate_points(flows, maximum):
    if _present_value(flows, maximum) > 0:
        return None
    low, high = 0, maximum
    while low < high:
        middle = (low + high) // 2
        if _present_value(flows, middle) > 0:
            low = middle + 1
        else:
            high = middle
    return low


assert break_even_rate_points([-100, 110], 5000) == 1000
assert break_even_rate_points([-100, 0, 121], 5000) == 1000
assert break_even_rate_points([-100, 90], 5000) == 0
assert break_even_rate_points([-100, 200], 9999) is None
assert break_even_rate_points([-100, 200], 10000) == 10000
assert break_even_rate_points([-3, 4], 5000) == 3334
assert break_even_rate_points([-10000, 10001], 99) == 1
assert break_even_rate_points([-10000, 5000, 5500], 2000) == 327
