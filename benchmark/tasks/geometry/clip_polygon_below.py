"""Cut a convex polygon, a list of (x, y) vertices, with a horizontal water line and keep the part
at or below the level (y grows upward). The result lists its vertices as tuples, going round from
the first vertex and along the closing edge last, with the points where an edge crosses the line put
in. A vertex exactly on the line appears once; if nothing is truly below the level, the list is
empty."""


def clip_polygon_below(vertices, level):
    if not any(y < level for _, y in vertices):
        return []
    kept = []
    for i, (x, y) in enumerate(vertices):
        if y <= level:
            kept.append((x, y))
        next_x, next_y = vertices[(i + 1) % len(vertices)]
        if (y - level) * (next_y - level) < 0:
            crossing = x + (next_x - x) * (level - y) / (next_y - y)
            kept.append((crossing, level))
    return kept


assert clip_polygon_below([(0, 0), (8, 0), (8, 6), (0, 6)], 3) == [(0, 0), (8, 0), (8, 3), (0, 3)]
assert clip_polygon_below([(1, 9), (1, 1), (5, 1)], 5) == [(1, 5), (1, 1), (5, 1), (3, 5)]
assert clip_polygon_below([(0, 4), (2, 2), (4, 4), (2, 10)], 4) == [(0, 4), (2, 2), (4, 4)]
assert clip_polygon_below([(0, 4), (2, 4), (4, 8), (0, 8)], 4) == []
assert clip_polygon_below([(0, 2), (4, 6), (8, 2), (4, -2)], 2) == [(0, 2), (8, 2), (4, -2)]
assert clip_polygon_below([(3, 1), (9, 2), (5, 4)], 4) == [(3, 1), (9, 2), (5, 4)]
assert clip_polygon_below([(4, 8), (-4, 0), (12, 0)], 2) == [(-2, 2), (-4, 0), (12, 0), (10, 2)]
assert clip_polygon_below([(2, 0), (6, -1), (10, 0), (6, 7)], -0.5) == [
    (4, -0.5), (6, -1), (8, -0.5)]
