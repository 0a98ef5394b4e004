"""Count whole numbers into equally wide bins beginning at a lowest value, with one extra count in
front for everything below and one extra at the back for everything above. A number on the border
of two bins goes into the upper one, except that the last bin also takes its own upper end; a
width or number of bins that is not positive gives an empty list."""


def histogram_with_overflow(values, low, width, bins):
    if width <= 0 or bins < 1:
        return []
    high = low + width * bins
    counts = [0] * (bins + 2)
    for value in values:
        if value < low:
            counts[0] += 1
        elif value > high:
            counts[bins + 1] += 1
        elif value == high:
            counts[bins] += 1
        else:
            counts[(value - low) // width + 1] += 1
    return counts


assert histogram_with_overflow([0, 4, 5, 9, 10, 11, -1], 0, 5, 2) == [1, 2, 3, 1]
assert histogram_with_overflow([], 3, 2, 2) == [0, 0, 0, 0]
assert histogram_with_overflow([3], 3, 0, 2) == []
assert histogram_with_overflow([3, 4], 3, 2, 0) == []
assert histogram_with_overflow([1, 2], 0, -5, 2) == []
assert histogram_with_overflow([7, 8], 7, 1, 1) == [0, 2, 0]
assert histogram_with_overflow([12, 20, 25], 10, 4, 3) == [0, 1, 0, 1, 1]
assert histogram_with_overflow([-7, -3, -2], -6, 2, 2) == [1, 0, 2, 0]
