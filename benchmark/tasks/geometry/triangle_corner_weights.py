"""For blending colours over a triangle of three whole-number (x, y) corners, in either direction,
find the weights (first, second, third) of the corners at a whole-number point: integers from 0 up,
in the order of the corners, which add up to twice the triangle's area and whose weighted mean of
the corners is the point. On a side one weight is 0, on a corner two; a point outside or a triangle
without area gives None."""


def _doubled_area(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def triangle_corner_weights(corners, point):
    first, second, third = corners
    weights = (
        _doubled_area(point, second, third),
        _doubled_area(first, point, third),
        _doubled_area(first, second, point),
    )
    if sum(weights) == 0:
        return None
    if sum(weights) < 0:
        weights = tuple(-weight for weight in weights)
    if min(weights) < 0:
        return None
    return weights


assert triangle_corner_weights([(1, 2), (7, 3), (4, 9)], (3, 4)) == (21, 8, 10)
assert triangle_corner_weights([(1, 2), (4, 9), (7, 3)], (3, 4)) == (21, 10, 8)
assert triangle_corner_weights([(0, 0), (6, 0), (2, 5)], (4, 0)) == (10, 20, 0)
assert triangle_corner_weights([(0, 0), (6, 0), (2, 5)], (1, 3)) is None
assert triangle_corner_weights([(0, 0), (2, 5), (6, 0)], (3, -1)) is None
assert triangle_corner_weights([(1, 1), (3, 3), (6, 6)], (3, 3)) is None
assert triangle_corner_weights([(4, 2), (5, 2), (4, 3)], (4, 2)) == (1, 0, 0)
assert triangle_corner_weights([(4, 2), (4, 3), (5, 2)], (5, 2)) == (0, 0, 1)
