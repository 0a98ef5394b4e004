"""Voice guidance for a route: what does the driver hear at the middle one of three (x, y) points in
whole numbers, y growing to the north? "left" and "right" for any bend, however slight or sharp,
"straight" when the course stays exactly the same, "u-turn" when it goes exactly back, and "wait" if
the middle point coincides with either of the others."""


def turn_instruction(before, corner, after):
    arrive_x, arrive_y = corner[0] - before[0], corner[1] - before[1]
    leave_x, leave_y = after[0] - corner[0], after[1] - corner[1]
    if (arrive_x, arrive_y) == (0, 0) or (leave_x, leave_y) == (0, 0):
        return "wait"
    bend = arrive_x * leave_y - arrive_y * leave_x
    if bend > 0:
        return "left"
    if bend < 0:
        return "right"
    if arrive_x * leave_x + arrive_y * leave_y < 0:
        return "u-turn"
    return "straight"


assert turn_instruction((1, 4), (3, 5), (4, 6)) == "left"
assert turn_instruction((1, 4), (3, 5), (6, 6)) == "right"
assert turn_instruction((1, 2), (3, 3), (7, 5)) == "straight"
assert turn_instruction((7, 6), (8, 6), (7, 6)) == "u-turn"
assert turn_instruction((0, 0), (4, 2), (1, 2)) == "left"
assert turn_instruction((2, 5), (2, 5), (9, 8)) == "wait"
assert turn_instruction((3, 1), (4, 9), (4, 9)) == "wait"
assert turn_instruction((2, -3), (2, -7), (2, -8)) == "straight"
assert turn_instruction((4, 1), (4, 6), (4, 5)) == "u-turn"
