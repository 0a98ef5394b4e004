"""Draw a connector made of horizontal and vertical lines between two ports (x, y) of a diagram:
list its points from start to end, both included, plus the corner if it needs one. It leaves the
start horizontally if the horizontal distance of the ports is at least the vertical one, otherwise
vertically. Ports on one horizontal or vertical line need no corner, and for identical ports the
list has a single point."""


def elbow_connector_points(start, end):
    if start == end:
        return [start]
    width = abs(end[0] - start[0])
    height = abs(end[1] - start[1])
    if width == 0 or height == 0:
        return [start, end]
    corner = (end[0], start[1]) if width >= height else (start[0], end[1])
    return [start, corner, end]


assert elbow_connector_points((2, 3), (9, 5)) == [(2, 3), (9, 3), (9, 5)]
assert elbow_connector_points((2, 3), (4, 9)) == [(2, 3), (2, 9), (4, 9)]
assert elbow_connector_points((8, 1), (3, 6)) == [(8, 1), (3, 1), (3, 6)]
assert elbow_connector_points((5, 7), (5, -4)) == [(5, 7), (5, -4)]
assert elbow_connector_points((-6, 2), (1, 2)) == [(-6, 2), (1, 2)]
assert elbow_connector_points((4, 4), (4, 4)) == [(4, 4)]
assert elbow_connector_points((-3, -5), (1, 2)) == [(-3, -5), (-3, 2), (1, 2)]
assert elbow_connector_points((7, 0), (-2, -3)) == [(7, 0), (-2, 0), (-2, -3)]
