"""Find the rim of a triangle mesh, given as triples of vertex numbers: all edges that belong to
exactly one triangle, each as a tuple with the smaller number first, in ascending order. Triangles
naming a vertex twice are left out of account, and as soon as some edge belongs to more than two
triangles, the mesh is no proper surface and the result is None."""

from collections import Counter


def mesh_border_edges(triangles):
    uses = Counter()
    for a, b, c in triangles:
        if a == b or b == c or a == c:
            continue
        for start, end in ((a, b), (b, c), (c, a)):
            uses[min(start, end), max(start, end)] += 1
    border = []
    for edge, count in uses.items():
        if count > 2:
            return None
        if count == 1:
            border.append(edge)
    return sorted(border)


assert mesh_border_edges([(5, 2, 9)]) == [(2, 5), (2, 9), (5, 9)]
assert mesh_border_edges([(1, 2, 3), (3, 2, 4)]) == [(1, 2), (1, 3), (2, 4), (3, 4)]
assert mesh_border_edges([(1, 2, 3), (3, 2, 4), (7, 7, 1)]) == [(1, 2), (1, 3), (2, 4), (3, 4)]
assert mesh_border_edges([(4, 6, 6), (8, 3, 8)]) == []
assert mesh_border_edges([(1, 2, 3), (2, 1, 4), (1, 2, 5)]) is None
assert mesh_border_edges([(1, 2, 3), (1, 2, 4), (1, 3, 4), (2, 3, 4)]) == []
assert mesh_border_edges([(0, 1, 2), (0, 2, 3), (0, 3, 1), (5, 1, 2)]) == [
    (1, 3), (1, 5), (2, 3), (2, 5)]
assert mesh_border_edges([(1, 2, 3), (2, 1, 4), (1, 2, 1)]) == [(1, 3), (1, 4), (2, 3), (2, 4)]
