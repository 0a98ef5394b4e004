"""Where is somebody who has walked a given distance along a route made of straight legs through a
list of (x, y) points? The result is (leg number from 1, x, y); a corner belongs to the leg that
starts there, and at or past the finish it is the last leg with the final point. Fewer than two
points or a negative distance give None."""

from math import hypot


def locate_along_route(points, distance):
    if len(points) < 2 or distance < 0:
        return None
    for leg in range(1, len(points)):
        x, y = points[leg - 1]
        dx = points[leg][0] - x
        dy = points[leg][1] - y
        length = hypot(dx, dy)
        if distance < length:
            share = distance / length
            return leg, x + dx * share, y + dy * share
        distance -= length
    return len(points) - 1, points[-1][0], points[-1][1]


assert locate_along_route([(1, 2), (7, 10)], 5) == (1, 4, 6)
assert locate_along_route([(0, 0), (3, 4), (3, 10)], 5) == (2, 3, 4)
assert locate_along_route([(0, 0), (3, 4), (3, 10)], 8) == (2, 3.0, 7.0)
assert locate_along_route([(0, 0), (3, 4), (3, 10)], 11) == (2, 3, 10)
assert locate_along_route([(1, 2), (7, 10)], 99) == (1, 7, 10)
assert locate_along_route([(1, 2), (7, 10)], 0) == (1, 1, 2)
assert locate_along_route([(1, 2), (7, 10)], -1) is None
assert locate_along_route([(1, 1)], 0) is None
assert locate_along_route([(0, 0), (0, 0), (2, 0)], 0.5) == (2, 0.5, 0)
assert locate_along_route([], 3) is None
