"""Arrange n thumbnails in a grid that has at least as many columns as rows, but at most twice as
many, leaving as few places empty as possible. If several grids leave equally few empty, choose the
one closest to a square. Result: (rows, columns), and (0, 0) when there is nothing to show, that is
for zero or less."""

from math import isqrt


def near_square_layout(n):
    if n < 1:
        return 0, 0
    layouts = []
    for rows in range(1, isqrt(n) + 2):
        columns = max(rows, (n + rows - 1) // rows)
        if columns <= 2 * rows:
            layouts.append((rows * columns, columns - rows, rows))
    places, _, rows = min(layouts)
    return rows, places // rows


assert near_square_layout(0) == (0, 0)
assert near_square_layout(1) == (1, 1)
assert near_square_layout(2) == (1, 2)
assert near_square_layout(3) == (2, 2)
assert near_square_layout(7) == (2, 4)
assert near_square_layout(13) == (3, 5)
assert near_square_layout(17) == (3, 6)
assert near_square_layout(24) == (4, 6)
assert near_square_layout(72) == (8, 9)
