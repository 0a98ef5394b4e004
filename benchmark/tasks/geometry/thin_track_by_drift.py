"""Thin out a recorded track of whole-number (x, y) points. The first is kept; then the following
ones are tried in turn as end of a straight line from the last kept point, and whenever a point
skipped in between is farther than the tolerance from that line, thought endless, the point just
before the tried one is kept too. Where the line has no direction, distance from its point counts.
The last point always stays; return those kept."""


def _strays(point, origin, target, tolerance):
    dx, dy = target[0] - origin[0], target[1] - origin[1]
    px, py = point[0] - origin[0], point[1] - origin[1]
    square = dx * dx + dy * dy
    if square == 0:
        return px * px + py * py > tolerance * tolerance
    return (dx * py - dy * px) ** 2 > tolerance * tolerance * square


def thin_track_by_drift(points, tolerance):
    kept = points[:1]
    anchor = 0
    for tried in range(len(points)):
        skipped = points[anchor + 1 : tried]
        if any(_strays(point, points[anchor], points[tried], tolerance) for point in skipped):
            anchor = tried - 1
            kept.append(points[anchor])
    if len(points) > 1:
        kept.append(points[-1])
    return kept


assert thin_track_by_drift([(0, 0), (3, 1), (6, 0), (9, 5), (9, 9)], 1) == [
    (0, 0), (6, 0), (9, 5), (9, 9)
]
assert thin_track_by_drift([(0, 0), (2, 0), (4, 0), (4, 3)], 0) == [(0, 0), (4, 0), (4, 3)]
assert thin_track_by_drift([(0, 0), (3, 4), (0, 0)], 5) == [(0, 0), (0, 0)]
assert thin_track_by_drift([(7, 2), (12, 7), (7, 2)], 7) == [(7, 2), (12, 7), (7, 2)]
assert thin_track_by_drift([(0, 0), (9, 1), (4, 0)], 1) == [(0, 0), (4, 0)]
assert thin_track_by_drift([(2, 1), (3, 8), (10, 7)], 5) == [(2, 1), (10, 7)]
assert thin_track_by_drift([(2, 1), (3, 8), (10, 7)], 4) == [(2, 1), (3, 8), (10, 7)]
assert thin_track_by_drift([(5, 5), (5, 8), (6, 11), (5, 14), (1, 14), (-3, 15)], 1) == [
    (5, 5), (5, 14), (-3, 15)
]
assert thin_track_by_drift([(4, 7)], 2) == [(4, 7)]
assert thin_track_by_drift([(4, 7), (4, 7)], 2) == [(4, 7), (4, 7)]
