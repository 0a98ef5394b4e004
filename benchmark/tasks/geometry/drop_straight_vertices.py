"""Simplify a closed outline of (x, y) vertices, where the last is followed by the first. Of equal
vertices in a row only one stays, a repeat of the first at the end goes too, and then every vertex
lying straight between its two neighbours is dropped, but not the tip of a spike where the outline
turns straight back. The others keep their order, beginning with the first in the list; fewer than
three left over give an empty list."""


def drop_straight_vertices(ring):
    distinct = [point for i, point in enumerate(ring) if point != ring[(i + 1) % len(ring)]]
    corners = []
    for i, (x, y) in enumerate(distinct):
        before_x, before_y = distinct[i - 1]
        after_x, after_y = distinct[(i + 1) % len(distinct)]
        in_x, in_y = x - before_x, y - before_y
        out_x, out_y = after_x - x, after_y - y
        turn = in_x * out_y - in_y * out_x
        ahead = in_x * out_x + in_y * out_y
        if turn != 0 or ahead < 0:
            corners.append((x, y))
    return corners if len(corners) >= 3 else []


assert drop_straight_vertices([(0, 0), (3, 0), (6, 0), (6, 5)]) == [(0, 0), (6, 0), (6, 5)]
assert drop_straight_vertices([(3, 1), (6, 2), (4, 9), (0, 0)]) == [(6, 2), (4, 9), (0, 0)]
assert drop_straight_vertices([(1, 1), (1, 1), (5, 2), (3, 8), (1, 1)]) == [
    (1, 1), (5, 2), (3, 8)
]
assert drop_straight_vertices([(0, 0), (9, 0), (6, 0), (6, 4)]) == [
    (0, 0), (9, 0), (6, 0), (6, 4)
]
assert drop_straight_vertices([(1, 2), (3, 3), (7, 5)]) == []
assert drop_straight_vertices([(2, 1), (6, 1), (6, 7), (2, 7), (2, 4)]) == [
    (2, 1), (6, 1), (6, 7), (2, 7)
]
assert drop_straight_vertices([(2, 0), (3, 0), (2, 0), (2, 4)]) == [
    (2, 0), (3, 0), (2, 0), (2, 4)
]
assert drop_straight_vertices([(0, 0), (4, 2), (4, 2), (8, 4), (1, 9)]) == [
    (0, 0), (8, 4), (1, 9)
]
