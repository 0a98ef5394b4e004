"""Fill a closed polygon of at least three whole-number (x, y) vertices with cells: cell (row,
column) covers y from row to row + 1 and x from column to column + 1. It is filled if its centre
lies inside by the even-odd rule; a centre on a border counts as inside where the polygon goes on to
larger x, not where it ends. List the longest runs of filled neighbours as (row, first column, last
column), ordered by row, then column."""

from fractions import Fraction
from math import ceil


def _crossings(vertices, doubled_y):
    found = []
    for (x1, y1), (x2, y2) in zip(vertices, vertices[1:] + vertices[:1]):
        if (2 * y1 < doubled_y) != (2 * y2 < doubled_y):
            found.append(x1 + Fraction((x2 - x1) * (doubled_y - 2 * y1), 2 * (y2 - y1)))
    return sorted(found)


def polygon_fill_spans(vertices):
    levels = [y for _, y in vertices]
    half = Fraction(1, 2)
    spans = []
    for row in range(min(levels), max(levels)):
        crossings = _crossings(vertices, 2 * row + 1)
        for left, right in zip(crossings[::2], crossings[1::2]):
            first = ceil(left - half)
            last = ceil(right - half) - 1
            if first > last:
                continue
            if spans and spans[-1][0] == row and spans[-1][2] == first - 1:
                first = spans.pop()[1]
            spans.append((row, first, last))
    return spans


assert polygon_fill_spans([(2, 1), (6, 1), (6, 4), (2, 4)]) == [(1, 2, 5), (2, 2, 5), (3, 2, 5)]
assert polygon_fill_spans([(0, 0), (4, 0), (0, 4)]) == [(0, 0, 2), (1, 0, 1), (2, 0, 0)]
assert polygon_fill_spans([(4, 0), (4, 4), (0, 4)]) == [
    (0, 3, 3), (1, 2, 3), (2, 1, 3), (3, 0, 3)
]
assert polygon_fill_spans([(0, 0), (7, 0), (7, 2), (5, 2), (5, 1), (2, 1), (2, 2), (0, 2)]) == [
    (0, 0, 6), (1, 0, 1), (1, 5, 6)
]
assert polygon_fill_spans([(0, 0), (8, 0), (8, 2), (3, 1), (0, 2)]) == [
    (0, 0, 7), (1, 0, 0), (1, 5, 7)
]
assert polygon_fill_spans([(0, 0), (8, 0), (8, 3), (5, 3), (4, 1), (4, 3), (0, 3)]) == [
    (0, 0, 7), (1, 0, 7), (2, 0, 3), (2, 5, 7)
]
assert polygon_fill_spans([(-3, -2), (1, -2), (1, 0), (-3, 0)]) == [(-2, -3, 0), (-1, -3, 0)]
assert polygon_fill_spans([(0, 0), (4, 4), (4, 0), (0, 4)]) == [
    (0, 3, 3), (1, 0, 0), (1, 2, 3), (2, 0, 0), (2, 2, 3), (3, 3, 3)
]
assert polygon_fill_spans([(1, 0), (9, 2), (2, 5)]) == [
    (0, 1, 2), (1, 1, 6), (2, 1, 7), (3, 2, 4), (4, 2, 2)
]
