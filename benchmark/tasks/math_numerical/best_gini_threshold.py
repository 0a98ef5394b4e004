"""Where to cut one feature of (value, label) samples, the labels being 0 or 1, so that the two
sides together have the lowest Gini impurity, each side weighted by its number of samples? Cuts lie
halfway between neighbouring different values, and equally good ones are settled for the lowest.
None unless some cut is truly purer than all samples together."""

from fractions import Fraction


def _weighted_impurity(ones, size):
    return Fraction(ones * (size - ones), size)


def best_gini_threshold(samples):
    if not samples:
        return None
    ordered = sorted(samples)
    size = len(ordered)
    ones = sum(label for _, label in ordered)
    lowest = _weighted_impurity(ones, size)
    threshold = None
    ones_below = 0
    for count in range(1, size):
        value, label = ordered[count - 1]
        ones_below += label
        upper_value = ordered[count][0]
        if value == upper_value:
            continue
        below = _weighted_impurity(ones_below, count)
        above = _weighted_impurity(ones - ones_below, size - count)
        if below + above < lowest:
            lowest = below + above
            threshold = (value + upper_value) / 2
    return threshold


assert best_gini_threshold([(1, 0), (2, 0), (4, 1), (5, 1)]) == 3
assert best_gini_threshold([(2, 0), (4, 1), (3, 0)]) == 3.5
assert best_gini_threshold([]) is None
assert best_gini_threshold([(1, 0), (2, 1), (3, 0)]) == 1.5
assert best_gini_threshold([(1, 1), (2, 1)]) is None
assert best_gini_threshold([(1, 0), (1, 1), (2, 0), (2, 1)]) is None
assert best_gini_threshold([(1, 0), (2, 1), (3, 0), (4, 1), (5, 1), (6, 1)]) == 3.5
assert best_gini_threshold([(7, 0), (3, 0), (3, 1), (1, 1), (2, 1)]) == 2.5
assert best_gini_threshold([(5, 1), (5, 0), (5, 1)]) is None
