"""Where is the centre of mass of a list of (x, y, weight) points, as an (x, y) tuple rounded to
whole numbers? Exact halves go up, also for negative values, so -0.5 becomes 0. Points whose weight
is zero or less are ignored, and when none is left there is no centre: None. All numbers are
whole."""


def weighted_centre_cell(points):
    total = moment_x = moment_y = 0
    for x, y, weight in points:
        if weight <= 0:
            continue
        total += weight
        moment_x += x * weight
        moment_y += y * weight
    if total == 0:
        return None
    return (2 * moment_x + total) // (2 * total), (2 * moment_y + total) // (2 * total)


assert weighted_centre_cell([(2, 4, 1), (7, 1, 2)]) == (5, 2)
assert weighted_centre_cell([(1, 0, 1), (2, 5, 1)]) == (2, 3)
assert weighted_centre_cell([(-1, -3, 1), (0, -4, 1)]) == (0, -3)
assert weighted_centre_cell([(4, 9, 0), (3, 8, -2), (5, 6, 3)]) == (5, 6)
assert weighted_centre_cell([]) is None
assert weighted_centre_cell([(3, 4, -1), (8, 2, 0)]) is None
assert weighted_centre_cell([(10, 0, 1), (0, 10, 4)]) == (2, 8)
assert weighted_centre_cell([(0, 0, 2), (1, 2, 1)]) == (0, 1)
assert weighted_centre_cell([(6, 7, 1)]) == (6, 7)
