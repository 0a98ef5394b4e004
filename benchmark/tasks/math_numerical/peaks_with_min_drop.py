"""Find the significant tops of a series: ascending indices of values after which it falls by at
least `drop` before anything higher comes, and before which it rose by at least `drop` since the
last value as high or higher (or the start). So a flat top, or a top reached again after a shallow
dip, counts once, at its first index, and a rise lasting to the end makes no top. The drop is
positive."""

from math import inf


def peaks_with_min_drop(values, drop):
    peaks = []
    low = inf
    top = None
    for index, value in enumerate(values):
        if top is None:
            low = min(low, value)
            if value - low >= drop:
                top = index
        elif value > values[top]:
            top = index
        elif values[top] - value >= drop:
            peaks.append(top)
            low = value
            top = None
    return peaks


assert peaks_with_min_drop([0, 5, 4, 7, 0], 3) == [3]
assert peaks_with_min_drop([0, 5, 5, 1], 3) == [1]
assert peaks_with_min_drop([9, 2, 6, 2], 3) == [2]
assert peaks_with_min_drop([0, 5, 1, 2, 9, 3], 4) == [1, 4]
assert peaks_with_min_drop([0, 3, 0], 3) == [1]
assert peaks_with_min_drop([0, 2, 0, 4, 1, 3, 2], 3) == [3]
assert peaks_with_min_drop([0, 5, 4, 5, 0], 3) == [1]
assert peaks_with_min_drop([0, 5, 0, 5, 0], 4) == [1, 3]
assert peaks_with_min_drop([4, 6, 1, 5, 3, 0, 3, -1], 3) == [3, 6]
