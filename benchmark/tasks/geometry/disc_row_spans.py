"""For painting a filled circle on a grid of width times height cells, list its runs of cells as
(row, first column, last column), from the top row down. A cell belongs to it if the squared
distance of its (column, row) to the centre (cx, cy) is at most the radius squared; all numbers are
whole. Runs are cut off at the grid, rows where nothing remains are left out, and a negative radius
gives an empty list."""

from math import isqrt


def disc_row_spans(cx, cy, radius, width, height):
    spans = []
    top = max(cy - radius, 0)
    bottom = min(cy + radius, height - 1)
    for row in range(top, bottom + 1):
        reach = isqrt(radius * radius - (row - cy) ** 2)
        first = max(cx - reach, 0)
        last = min(cx + reach, width - 1)
        if first <= last:
            spans.append((row, first, last))
    return spans


assert disc_row_spans(5, 4, 2, 20, 10) == [(2, 5, 5), (3, 4, 6), (4, 3, 7), (5, 4, 6), (6, 5, 5)]
assert disc_row_spans(3, 1, 0, 8, 6) == [(1, 3, 3)]
assert disc_row_spans(0, 0, 3, 9, 9) == [(0, 0, 3), (1, 0, 2), (2, 0, 2), (3, 0, 0)]
assert disc_row_spans(6, 3, 2, 7, 5) == [(1, 6, 6), (2, 5, 6), (3, 4, 6), (4, 5, 6)]
assert disc_row_spans(-2, 2, 2, 6, 6) == [(2, 0, 0)]
assert disc_row_spans(9, 2, 3, 8, 6) == [(0, 7, 7), (1, 7, 7), (2, 6, 7), (3, 7, 7), (4, 7, 7)]
assert disc_row_spans(4, 4, -1, 9, 9) == []
assert disc_row_spans(2, 9, 3, 5, 7) == [(6, 2, 2)]
