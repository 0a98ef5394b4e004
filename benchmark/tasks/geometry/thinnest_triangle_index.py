"""Which triangle of a mesh is the worst sliver, that is, has the smallest area in relation to the
square of its longest side? Vertices are whole (x, y) points, triangles are triples of positions in
the vertex list. Compare exactly, skip triangles without area, and return the position of the worst
one in the triangle list, the first of equals, or None if none is left."""

from itertools import combinations


def thinnest_triangle_index(vertices, triangles):
    worst = None
    for index, corners in enumerate(triangles):
        points = [vertices[corner] for corner in corners]
        (ax, ay), (bx, by), (cx, cy) = points
        area = abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
        if area == 0:
            continue
        sides = [(x2 - x1) ** 2 + (y2 - y1) ** 2 for (x1, y1), (x2, y2) in combinations(points, 2)]
        longest = max(sides)
        if worst is None or area * worst[2] < worst[1] * longest:
            worst = (index, area, longest)
    return None if worst is None else worst[0]


assert thinnest_triangle_index(
    [(1, 1), (4, 5), (2, 3), (3, 7), (13, 8), (5, 8)], [(0, 1, 2), (3, 4, 5)]
) == 1
assert thinnest_triangle_index(
    [(1, 1), (4, 5), (2, 3), (2, 5), (11, 9), (9, 9)], [(0, 1, 2), (5, 3, 4)]
) == 0
assert thinnest_triangle_index(
    [(1, 1), (4, 5), (2, 3), (2, 5), (11, 9), (9, 9)], [(4, 5, 3), (2, 0, 1)]
) == 1
assert thinnest_triangle_index(
    [(0, 0), (4, 0), (0, 3), (10, 0)], [(0, 1, 3), (2, 2, 0), (0, 1, 2)]
) == 2
assert thinnest_triangle_index([(1, 2), (4, 3), (7, 4)], [(0, 1, 2)]) is None
assert thinnest_triangle_index(
    [(0, 0), (4, 0), (0, 3), (20, 0), (10, 2), (10, 0), (5, 1)], [(0, 1, 2), (0, 3, 4), (0, 5, 6)]
) == 1
assert thinnest_triangle_index(
    [(7, 2), (8, 2), (7, 3), (3, 3), (6, 4)], [(0, 1, 2), (3, 4, 2)]
) == 1
assert thinnest_triangle_index([(2, 9), (5, 1), (3, 3)], []) is None
