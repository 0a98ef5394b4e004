"""A moving box has run into an obstacle, both as (left, top, right, bottom) with y growing
downward. Work out the smallest shift (dx, dy) along a single axis that gets it out again: (0, 0) if
the boxes are apart or merely touch, sideways rather than up or down when both need equally much,
left rather than right, and up rather than down."""


def separation_push_vector(mover, obstacle):
    to_left = mover[2] - obstacle[0]
    to_right = obstacle[2] - mover[0]
    to_top = mover[3] - obstacle[1]
    to_bottom = obstacle[3] - mover[1]
    if min(to_left, to_right) <= 0 or min(to_top, to_bottom) <= 0:
        return 0, 0
    dx = -to_left if to_left <= to_right else to_right
    dy = -to_top if to_top <= to_bottom else to_bottom
    if abs(dx) <= abs(dy):
        return dx, 0
    return 0, dy


assert separation_push_vector((0, 0, 4, 4), (3, 1, 9, 9)) == (-1, 0)
assert separation_push_vector((8, 2, 12, 6), (3, 1, 9, 10)) == (1, 0)
assert separation_push_vector((2, 0, 8, 3), (0, 1, 10, 9)) == (0, -2)
assert separation_push_vector((2, 8, 5, 12), (0, 1, 10, 9)) == (0, 1)
assert separation_push_vector((0, 0, 4, 4), (2, 2, 9, 9)) == (-2, 0)
assert separation_push_vector((2, 2, 4, 8), (0, 0, 6, 20)) == (-4, 0)
assert separation_push_vector((2, 3, 9, 5), (0, 0, 20, 8)) == (0, -5)
assert separation_push_vector((0, 0, 3, 4), (3, 0, 6, 4)) == (0, 0)
assert separation_push_vector((0, 1, 3, 7), (5, 0, 8, 6)) == (0, 0)
assert separation_push_vector((0, 9, 3, 11), (1, 1, 6, 4)) == (0, 0)
