"""Find out where a delivery van stood still, from its (time, x, y) positions sorted by time. A
stretch holds a first position and those following it that are at most radius away from it, measured
by the larger of the differences in x and y; the first position farther away begins the next
stretch. List (arrival, departure, number of positions) of the stretches whose last position comes
at least dwell after their first."""


def track_points_to_stops(points, radius, dwell):
    stops = []
    begin = 0
    for place in range(1, len(points) + 1):
        arrival, first_x, first_y = points[begin]
        if place < len(points):
            _, x, y = points[place]
            if max(abs(x - first_x), abs(y - first_y)) <= radius:
                continue
        departure = points[place - 1][0]
        if departure - arrival >= dwell:
            stops.append((arrival, departure, place - begin))
        begin = place
    return stops


assert track_points_to_stops([(0, 0, 0), (4, 1, 1), (9, 2, 0), (12, 30, 5)], 2, 5) == [(0, 9, 3)]
assert track_points_to_stops([(0, 0, 0), (4, 2, 3), (9, 0, 1), (15, 1, 1)], 2, 6) == [
    (4, 15, 3)]
assert track_points_to_stops([(1, 5, 5), (4, 6, 5), (7, 7, 5), (11, 8, 5)], 1, 3) == [
    (1, 4, 2), (7, 11, 2)]
assert track_points_to_stops([(3, -4, 2), (8, -4, -1), (13, -7, -1)], 3, 10) == [(3, 13, 3)]
assert track_points_to_stops([(3, 9, 9), (8, 9, 9), (9, 20, 9), (18, 20, 8)], 0, 5) == [(3, 8, 2)]
assert track_points_to_stops([(6, 0, 0)], 4, 1) == []
assert track_points_to_stops([(6, 0, 0), (7, 9, 0)], 4, 0) == [(6, 6, 1), (7, 7, 1)]
assert track_points_to_stops([(2, 1, 8), (5, 1, 3), (10, 1, 2), (16, 6, 3)], 5, 4) == [
    (10, 16, 2)]
