"""How many points (0, 1 or 2) does the straight segment between two whole-number points share with
the rim of a circle given by centre and radius? Exact integer arithmetic, please: a segment wholly
inside the disc shares none, an end point on the rim counts, a tangent touch counts once, and a
segment of no length is one point that lies on the rim or not."""


def segment_ring_contacts(start, end, centre, radius):
    ax, ay = start[0] - centre[0], start[1] - centre[1]
    bx, by = end[0] - centre[0], end[1] - centre[1]
    rim = radius * radius
    start_square = ax * ax + ay * ay
    end_square = bx * bx + by * by
    if start_square < rim and end_square < rim:
        return 0
    if start_square < rim or end_square < rim:
        return 1
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    foot = -(ax * dx + ay * dy)
    if foot <= 0 or foot >= length:
        return 1 if rim in (start_square, end_square) else 0
    distance = (ax * by - ay * bx) ** 2
    if distance > rim * length:
        return 0
    return 1 if distance == rim * length else 2


assert segment_ring_contacts((12, 4), (-2, 4), (2, 1), 5) == 2
assert segment_ring_contacts((-1, 11), (13, 4), (2, 1), 5) == 0
assert segment_ring_contacts((-3, 11), (9, 2), (2, 1), 5) == 1
assert segment_ring_contacts((3, 2), (4, -2), (2, 1), 5) == 0
assert segment_ring_contacts((5, 5), (11, 13), (2, 1), 5) == 1
assert segment_ring_contacts((5, 5), (2, 7), (2, 1), 5) == 2
assert segment_ring_contacts((5, 5), (5, 5), (2, 1), 5) == 1
assert segment_ring_contacts((4, 3), (5, -3), (2, 1), 5) == 1
assert segment_ring_contacts((-2, 4), (2, -1), (2, 1), 5) == 1
assert segment_ring_contacts((9, 3), (8, 2), (2, 1), 5) == 0
