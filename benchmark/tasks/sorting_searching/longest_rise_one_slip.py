"""A plant counts as growing as long as each day's height is above the one of the day before, except
that a single step of a stretch is forgiven if the height stays level or falls by no more than
`slip`, which is not negative. How many days long is the longest such stretch without a gap in a
list of heights? A lone day is a stretch of 1, an empty list has 0."""

from itertools import pairwise


def longest_rise_one_slip(heights, slip):
    if not heights:
        return 0
    longest = 1
    faultless, forgiven = 1, 1
    for before, after in pairwise(heights):
        if after > before:
            faultless += 1
            forgiven += 1
        elif before - after <= slip:
            forgiven = faultless + 1
            faultless = 1
        else:
            faultless, forgiven = 1, 1
        longest = max(longest, forgiven)
    return longest


assert longest_rise_one_slip([9, 1, 2, 3], 0) == 3
assert longest_rise_one_slip([1, 3, 2, 4], 1) == 4
assert longest_rise_one_slip([1, 3, 5, 2, 4], 0) == 3
assert longest_rise_one_slip([1, 2, 2, 3, 3], 0) == 4
assert longest_rise_one_slip([9, 1, 2, 3, 1, 4, 5, 6], 2) == 7
assert longest_rise_one_slip([], 2) == 0
assert longest_rise_one_slip([4, 3, 2], 1) == 2
assert longest_rise_one_slip([1, 2, 3, 2, 1, 2, 3, 4], 1) == 5
assert longest_rise_one_slip([7], 3) == 1
assert longest_rise_one_slip([1, 2, 8, 3, 5, 4, 6], 2) == 4
