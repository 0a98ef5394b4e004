"""Read a value from a two-way characteristic map: `table[r][c]` belongs to `ys[r]` and `xs[c]`,
both axes rising, and between grid points the value changes linearly in both directions. Coordinates
outside an axis count as its nearest end; with only one row or one column just the other direction
matters. Round to 4 decimals."""

from bisect import bisect_right


def _bracket(axis, value):
    last = len(axis) - 1
    if value <= axis[0]:
        return 0, 0, 0
    if value >= axis[last]:
        return last, last, 0
    right = bisect_right(axis, value)
    left = right - 1
    return left, right, (value - axis[left]) / (axis[right] - axis[left])


def bilinear_table_lookup(xs, ys, table, x, y):
    left, right, across = _bracket(xs, x)
    upper, lower, down = _bracket(ys, y)
    upper_row, lower_row = table[upper], table[lower]
    start = upper_row[left] + (upper_row[right] - upper_row[left]) * across
    end = lower_row[left] + (lower_row[right] - lower_row[left]) * across
    value = start + (end - start) * down
    return round(value, 4)


assert bilinear_table_lookup([0, 10], [0, 4, 8], [[0, 10], [8, 18], [16, 40]], 5, 2) == 9
assert bilinear_table_lookup([0, 10], [0, 4, 8], [[0, 10], [8, 18], [16, 40]], 5, 6) == 20.5
assert bilinear_table_lookup([1, 10], [1, 4], [[3, 10], [8, 18]], 0.5, -2) == 3
assert bilinear_table_lookup([0, 10], [0, 4], [[0, 10], [8, 18]], 20, 2) == 14
assert bilinear_table_lookup([0, 10], [0, 4, 8], [[0, 10], [8, 18], [16, 40]], 2.5, 9) == 22
assert bilinear_table_lookup([1, 3], [7], [[4, 10]], 2.5, 100) == 8.5
assert bilinear_table_lookup([5], [0, 2], [[1], [4]], 0, 1) == 2.5
assert abs(bilinear_table_lookup([0, 3], [0], [[0, 1]], 1, 0) - 0.3333) < 1e-9
assert bilinear_table_lookup([0, 1, 5], [0, 2], [[0, 10, 30], [5, 15, 55]], 4, 1) == 35
assert bilinear_table_lookup([0, 1, 5], [1, 2, 4], [[0, 10, 9], [5, 15, 7], [3, 2, 6]], 1, 2) == 15
