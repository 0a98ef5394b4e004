"""Keep only the part of a straight line between two points that lies in a rectangle given as left,
bottom, right, top, its border included. The two end points come back as a list of (x, y) pairs in
the original direction, identical if the line merely touches a corner or is a single point inside;
None if no part is in the rectangle."""


def clip_segment_to_box(start, end, box):
    left, bottom, right, top = box
    dx = end[0] - start[0]
    dy = end[1] - start[1]
    sides = [
        (-dx, start[0] - left),
        (dx, right - start[0]),
        (-dy, start[1] - bottom),
        (dy, top - start[1]),
    ]
    enter, leave = 0, 1
    for speed, room in sides:
        if speed == 0 and room < 0:
            return None
        if speed < 0:
            enter = max(enter, room / speed)
        elif speed > 0:
            leave = min(leave, room / speed)
    if enter > leave:
        return None
    return [(start[0] + dx * t, start[1] + dy * t) for t in (enter, leave)]


assert clip_segment_to_box((-3, 3), (13, 3), (1, 0, 9, 8)) == [(1, 3), (9, 3)]
assert clip_segment_to_box((2, 3), (4, 7), (1, 2, 10, 8)) == [(2, 3), (4, 7)]
assert clip_segment_to_box((2, 9), (6, 9), (0, 0, 10, 8)) is None
assert clip_segment_to_box((2, 8), (6, 8), (0, 0, 10, 8)) == [(2, 8), (6, 8)]
assert clip_segment_to_box((0.5, 7.5), (1.5, 8.5), (1, 2, 10, 8)) == [(1, 8), (1, 8)]
assert clip_segment_to_box((-4, 2), (2, -4), (0, 0, 10, 8)) is None
assert clip_segment_to_box((1, 5), (1, 5), (1, 2, 10, 8)) == [(1, 5), (1, 5)]
assert clip_segment_to_box((9, 12), (5, 4), (1, 2, 10, 8)) == [(7, 8), (5, 4)]
assert clip_segment_to_box((3, 0), (3, 16), (1, 2, 10, 8)) == [(3, 2), (3, 8)]
assert clip_segment_to_box((-6, 5), (-2, 5), (0, 0, 10, 8)) is None
