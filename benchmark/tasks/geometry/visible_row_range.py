"""Which rows of a long list does a scrolling view have to draw? All rows are equally tall, numbers
are whole pixels, and heights are at least 1. As if the list had no beginning and no end, find the
first and last row index with at least one pixel in the view and move each outward by the overscan
number of rows; then clamp each to the rows that exist. The result is (first, last), or None for a
list without rows."""


def visible_row_range(row_count, row_height, scroll, view_height, overscan):
    if row_count < 1:
        return None
    lowest_pixel = scroll + view_height - 1
    first = scroll // row_height - overscan
    last = lowest_pixel // row_height + overscan
    final_row = row_count - 1
    return min(max(first, 0), final_row), max(min(last, final_row), 0)


assert visible_row_range(100, 20, 200, 60, 0) == (10, 12)
assert visible_row_range(100, 20, 201, 60, 0) == (10, 13)
assert visible_row_range(100, 20, 219, 62, 2) == (8, 16)
assert visible_row_range(100, 20, 30, 50, 3) == (0, 6)
assert visible_row_range(8, 25, 120, 60, 2) == (2, 7)
assert visible_row_range(0, 20, 0, 60, 5) is None
assert visible_row_range(5, 10, 400, 30, 1) == (4, 4)
assert visible_row_range(6, 10, -90, 40, 0) == (0, 0)
assert visible_row_range(1, 30, 0, 500, 0) == (0, 0)
