"""A door turns about its hinge (x, y) through the quarter circle lying to its "NE", "NW", "SE" or
"SW" (y grows to the north), its width being the radius. Which furniture, (name, left, bottom,
right, top) boxes of positive area, is in the way? Only touching the quarter circle's arc or its two
straight sides from outside is fine. Names in input order."""


def door_swing_blocked(hinge, width, quadrant, furniture):
    east = 1 if "E" in quadrant else -1
    north = 1 if "N" in quadrant else -1
    blocking = []
    for name, left, bottom, right, top in furniture:
        near_x, far_x = sorted([east * (left - hinge[0]), east * (right - hinge[0])])
        near_y, far_y = sorted([north * (bottom - hinge[1]), north * (top - hinge[1])])
        if far_x <= 0 or far_y <= 0:
            continue
        gap_x, gap_y = max(near_x, 0), max(near_y, 0)
        if gap_x * gap_x + gap_y * gap_y < width * width:
            blocking.append(name)
    return blocking


assert door_swing_blocked((2, 1), 5, "NE", [("a", 5, 5, 9, 9), ("b", 5, 4, 9, 9)]) == ["b"]
assert door_swing_blocked((2, 1), 5, "NE", [("a", 0, 0, 2, 9), ("b", 0, 0, 3, 2)]) == ["b"]
assert door_swing_blocked((2, 1), 5, "NW", [("a", 2, 2, 4, 4), ("b", -2, 3, 1, 9)]) == ["b"]
assert door_swing_blocked((2, 1), 5, "SE", [("a", 3, 1, 4, 4), ("b", 3, -2, 4, 0)]) == ["b"]
assert door_swing_blocked((2, 1), 5, "SW", [("a", -9, -9, -1, -3), ("b", -9, -9, -1, -2)]) == ["b"]
assert door_swing_blocked((2, 1), 1, "SW", [("a", -9, -9, 9, 9), ("b", 3, 2, 4, 3)]) == ["a"]
assert door_swing_blocked((2, 1), 5, "SE", [("a", 7, -1, 9, 3), ("b", 6, -9, 9, -1)]) == ["b"]
assert door_swing_blocked((2, 1), 3, "NE", [("b", 3, 2, 4, 3), ("a", 2, 3, 3, 8)]) == ["b", "a"]
