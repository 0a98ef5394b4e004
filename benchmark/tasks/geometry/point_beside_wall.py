"""Somebody walks along a wall from its start to its end; where is a point, seen that way? Answer
"left" or "right" of the straight line through the wall (y grows upward), "on" the wall, end points
included, or for points on that line beyond the wall "behind" the start or "ahead" of the end. All
are (x, y) pairs of whole numbers; a wall of zero length gives None."""


def point_beside_wall(point, start, end):
    along_x, along_y = end[0] - start[0], end[1] - start[1]
    if along_x == 0 and along_y == 0:
        return None
    to_x, to_y = point[0] - start[0], point[1] - start[1]
    side = along_x * to_y - along_y * to_x
    if side > 0:
        return "left"
    if side < 0:
        return "right"
    progress = along_x * to_x + along_y * to_y
    if progress < 0:
        return "behind"
    if progress > along_x * along_x + along_y * along_y:
        return "ahead"
    return "on"


assert point_beside_wall((2, 3), (1, 2), (5, 5)) == "left"
assert point_beside_wall((4, 4), (1, 2), (5, 5)) == "right"
assert point_beside_wall((5, 4), (1, 2), (5, 4)) == "on"
assert point_beside_wall((1, 2), (1, 2), (5, 4)) == "on"
assert point_beside_wall((9, 8), (1, 2), (5, 5)) == "ahead"
assert point_beside_wall((5, 1), (6, 1), (7, 1)) == "behind"
assert point_beside_wall((3, -4), (3, -2), (3, -5)) == "on"
assert point_beside_wall((3, -1), (3, -2), (3, -5)) == "behind"
assert point_beside_wall((3, 8), (6, 1), (6, 1)) is None
assert point_beside_wall((-3, 7), (9, 7), (-2, 7)) == "ahead"
