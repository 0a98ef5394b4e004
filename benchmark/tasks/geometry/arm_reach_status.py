"""A robot arm of two links with given whole lengths is mounted at its shoulder point. What can be
said about a target point: "too far" to reach, just reached with the arm "stretched" out, "too
close" inside the circle it can't fold into, just on that circle with the arm "folded", or "ok"?
Points are (x, y) in whole numbers, the decision is exact, and "stretched" has precedence over
"folded"."""


def arm_reach_status(shoulder, upper, lower, target):
    dx = target[0] - shoulder[0]
    dy = target[1] - shoulder[1]
    distance = dx * dx + dy * dy
    longest = (upper + lower) ** 2
    shortest = (upper - lower) ** 2
    if distance >= longest:
        return "stretched" if distance == longest else "too far"
    if distance <= shortest:
        return "folded" if distance == shortest else "too close"
    return "ok"


assert arm_reach_status((1, 2), 7, 3, (7, 10)) == "stretched"
assert arm_reach_status((1, 2), 7, 3, (8, 10)) == "too far"
assert arm_reach_status((1, 2), 7, 3, (5, 2)) == "folded"
assert arm_reach_status((1, 2), 7, 3, (4, 1)) == "too close"
assert arm_reach_status((1, 2), 7, 3, (6, 3)) == "ok"
assert arm_reach_status((4, 2), 5, 5, (4, 2)) == "folded"
assert arm_reach_status((1, 2), 3, 8, (4, 6)) == "folded"
assert arm_reach_status((1, 2), 5, 0, (-2, -2)) == "stretched"
assert arm_reach_status((9, 8), 2, 4, (5, 6)) == "ok"
