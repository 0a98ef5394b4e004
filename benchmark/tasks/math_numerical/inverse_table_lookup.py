"""Read a falling characteristic curve backwards: for a wanted y find the x by linear interpolation
in (x, y) points sorted by x, whose y never rises from one to the next. Where several points have
exactly this y, the leftmost counts. A y above the first or below the last point gives None, as does
a table without points."""


def inverse_table_lookup(points, wanted):
    for index, (x, y) in enumerate(points):
        if y == wanted:
            return x
        if y < wanted:
            if index == 0:
                return None
            left_x, left_y = points[index - 1]
            share = (left_y - wanted) / (left_y - y)
            return left_x + (x - left_x) * share
    return None


assert inverse_table_lookup([(0, 100), (10, 80), (20, 80), (30, 20)], 90) == 5
assert inverse_table_lookup([(0, 100), (10, 80), (20, 80), (30, 20)], 80) == 10
assert inverse_table_lookup([(0, 100), (10, 80), (20, 80), (30, 20)], 65) == 22.5
assert inverse_table_lookup([(0, 100), (10, 80), (20, 80), (30, 20)], 101) is None
assert inverse_table_lookup([(0, 100), (10, 80), (20, 80), (30, 20)], 19) is None
assert inverse_table_lookup([(0, 100), (10, 80), (20, 60), (30, 20)], 65) == 17.5
assert inverse_table_lookup([(4, 7), (9, 3), (11, 2)], 7) == 4
assert inverse_table_lookup([(4, 7), (9, 3), (11, 2)], 2) == 11
assert inverse_table_lookup([(2, 9), (6, 1)], 7) == 3
