"""A 3D model stores triangles as a strip of vertex numbers, every three neighbouring ones forming a
triangle. Unfold it into a list of (a, b, c), exchanging the first two in every second triangle,
starting with the second, so that all face the same way. Triangles with a number occurring twice are
left out, but count for the alternation, and -1 ends a strip, after which a new one begins."""


def strip_to_triangles(strip):
    triangles = []
    current = []
    for vertex in strip:
        if vertex == -1:
            current = []
            continue
        current.append(vertex)
        if len(current) < 3:
            continue
        a, b, c = current[-3:]
        if a == b or b == c or a == c:
            continue
        if len(current) % 2 == 0:
            a, b = b, a
        triangles.append((a, b, c))
    return triangles


assert strip_to_triangles([4, 7, 2, 9]) == [(4, 7, 2), (2, 7, 9)]
assert strip_to_triangles([1, 2, 3, 4, 5]) == [(1, 2, 3), (3, 2, 4), (3, 4, 5)]
assert strip_to_triangles([1, 2, 2, 3, 4]) == [(2, 3, 4)]
assert strip_to_triangles([5, 6, 5, 8, 9]) == [(5, 6, 8), (5, 8, 9)]
assert strip_to_triangles([1, 2, 3, -1, 4, 5, 6, 7]) == [(1, 2, 3), (4, 5, 6), (6, 5, 7)]
assert strip_to_triangles([1, 2, 3, 4, -1, 8, 9]) == [(1, 2, 3), (3, 2, 4)]
assert strip_to_triangles([3, 4, -1, 5, 6, 7]) == [(5, 6, 7)]
assert strip_to_triangles([-1, 0, 1, 2]) == [(0, 1, 2)]
