"""The same parcel outline gets entered from any corner and in either direction; bring the list of
(x, y) corners into one standard form. A last corner repeating the first is removed, the list starts
at the lowest corner, the leftmost of equally low ones, and runs counter-clockwise with y upward.
The corners are otherwise distinct, and the sides neither cross nor lie on each other unless all
corners are on one line; in that case, and with fewer than three corners, only the start is changed,
not the direction."""


def canonical_ring_order(ring):
    corners = list(ring)
    if len(corners) > 1 and corners[0] == corners[-1]:
        corners.pop()
    if len(corners) < 2:
        return corners
    lowest = min(corners, key=lambda corner: (corner[1], corner[0]))
    start = corners.index(lowest)
    turned = corners[start:] + corners[:start]
    after_x, after_y = turned[1][0] - lowest[0], turned[1][1] - lowest[1]
    before_x, before_y = turned[-1][0] - lowest[0], turned[-1][1] - lowest[1]
    if after_x * before_y < before_x * after_y:
        return [lowest, *reversed(turned[1:])]
    return turned


assert canonical_ring_order([(6, 7), (1, 5), (4, 2)]) == [(4, 2), (6, 7), (1, 5)]
assert canonical_ring_order([(3, 6), (3, 0), (0, 0), (0, 6), (3, 6)]) == [
    (0, 0), (3, 0), (3, 6), (0, 6)
]
assert canonical_ring_order([(2, 9), (8, 3), (5, 4), (-1, 3)]) == [
    (-1, 3), (5, 4), (8, 3), (2, 9)
]
assert canonical_ring_order([(5, 5), (5, 5)]) == [(5, 5)]
assert canonical_ring_order([(4, 8), (7, 2), (4, 8)]) == [(7, 2), (4, 8)]
assert canonical_ring_order([(6, 2)]) == [(6, 2)]
assert canonical_ring_order([(13, 11), (7, 3), (12, 9)]) == [(7, 3), (12, 9), (13, 11)]
assert canonical_ring_order([(12, 9), (7, 3), (13, 11)]) == [(7, 3), (12, 9), (13, 11)]
assert canonical_ring_order([(3, 3), (1, 1), (2, 2)]) == [(1, 1), (2, 2), (3, 3)]
