"""How many points with whole coordinates lie on the outline of a closed polygon with whole (x, y)
corners that never touches itself? The first corner may be repeated at the end. Two corners are just
a line between them, on which each point counts once; a single corner is 1 point, no corner 0."""

from math import gcd


def border_lattice_count(corners):
    ring = list(corners)
    if len(ring) > 1 and ring[0] == ring[-1]:
        ring.pop()
    total = 0
    for i in range(len(ring)):
        x1, y1 = ring[i - 1]
        x2, y2 = ring[i]
        total += gcd(x2 - x1, y2 - y1)
    if 1 <= len(ring) <= 2:
        return total // 2 + 1
    return total


assert border_lattice_count([(1, 2), (7, 2), (7, 11), (1, 11)]) == 30
assert border_lattice_count([(0, 0), (6, 4), (3, 10)]) == 6
assert border_lattice_count([(0, 0), (6, 4), (3, 10), (0, 0)]) == 6
assert border_lattice_count([(2, 1), (8, 10)]) == 4
assert border_lattice_count([(2, 1), (8, 10), (2, 1)]) == 4
assert border_lattice_count([(5, 3)]) == 1
assert border_lattice_count([(5, 3), (5, 3)]) == 1
assert border_lattice_count([]) == 0
assert border_lattice_count([(-4, 2), (-1, -4), (5, 5)]) == 9
