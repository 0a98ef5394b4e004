"""Kilometre stones along a path: given its corner points, joined by horizontal and vertical legs in
whole units, list the (x, y) of a marker at the start and then after every full spacing walked, on
round the corners. The end gets one only if it is due right there; repeated points in a row change
nothing. No points or a spacing below 1 give an empty list."""


def distance_marker_points(path, spacing):
    if spacing < 1:
        return []
    markers = list(path[:1])
    due = spacing
    for (x1, y1), (x2, y2) in zip(path, path[1:]):
        length = abs(x2 - x1) + abs(y2 - y1)
        for walked in range(due, length + 1, spacing):
            x = x1 + walked * (x2 - x1) // length
            y = y1 + walked * (y2 - y1) // length
            markers.append((x, y))
        due = spacing - (length - due) % spacing
    return markers


assert distance_marker_points([(1, 2), (8, 2)], 3) == [(1, 2), (4, 2), (7, 2)]
assert distance_marker_points([(1, 2), (7, 2)], 3) == [(1, 2), (4, 2), (7, 2)]
assert distance_marker_points([(7, 2), (2, 2), (2, -4)], 4) == [(7, 2), (3, 2), (2, -1)]
assert distance_marker_points([(0, 0), (2, 0), (2, 0), (2, 3), (4, 3)], 6) == [(0, 0), (3, 3)]
assert distance_marker_points([(3, 5), (3, 5)], 2) == [(3, 5)]
assert distance_marker_points([(4, 9), (4, 6), (9, 6)], 1) == [
    (4, 9), (4, 8), (4, 7), (4, 6), (5, 6), (6, 6), (7, 6), (8, 6), (9, 6)]
assert distance_marker_points([(1, 2), (8, 2)], -3) == []
assert distance_marker_points([(1, 2), (8, 2)], 0) == []
assert distance_marker_points([(-4, 0), (-4, 3), (1, 3)], 5) == [(-4, 0), (-2, 3)]
