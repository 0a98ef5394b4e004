"""Does a closed outline, a list of (x, y) vertices, run "ccw" or "cw" as seen by the viewer?
Normally y grows upward, with y_down it grows downward as on a screen. Should the last vertex repeat
the first it is dropped; an outline with fewer than three vertices is then "short", and a longer
one enclosing no area in total is "flat"."""

from itertools import pairwise


def ring_winding_label(ring, y_down):
    vertices = list(ring)
    if vertices[:1] == vertices[-1:]:
        vertices = vertices[:-1]
    if len(vertices) < 3:
        return "short"
    doubled_area = 0
    for (x1, y1), (x2, y2) in pairwise(vertices + vertices[:1]):
        doubled_area += x1 * y2 - x2 * y1
    if doubled_area == 0:
        return "flat"
    if y_down:
        doubled_area = -doubled_area
    return "ccw" if doubled_area > 0 else "cw"


assert ring_winding_label([(1, 1), (5, 2), (3, 6)], False) == "ccw"
assert ring_winding_label([(1, 1), (5, 2), (3, 6)], True) == "cw"
assert ring_winding_label([(1, 1), (3, 6), (5, 2), (1, 1)], False) == "cw"
assert ring_winding_label([(2, 3), (6, 3), (2, 3)], False) == "short"
assert ring_winding_label([(2, 3), (4, 4), (8, 6)], False) == "flat"
assert ring_winding_label([(0, 0), (4, 4), (4, 0), (0, 4)], True) == "flat"
assert ring_winding_label([(-3, -2), (-3, -8), (-1, -8), (-1, -7)], True) == "cw"
assert ring_winding_label([], True) == "short"
assert ring_winding_label([(0, 0), (1, 0), (1, 1), (0, 0)], False) == "ccw"
