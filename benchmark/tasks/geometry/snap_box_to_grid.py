"""Grow a box (left, top, right, bottom) in whole pixels outward until all four sides lie on
multiples of the cell size. Sides already on a multiple stay, negative coordinates follow the same
rule, and a box that would still have no width or no height gets one more cell to the right or
downward. A cell size below 1 leaves the box alone; the result is a tuple in the same order."""


def snap_box_to_grid(box, cell):
    left, top, right, bottom = box
    if cell < 1:
        return left, top, right, bottom
    left -= left % cell
    top -= top % cell
    right += -right % cell
    bottom += -bottom % cell
    if left == right:
        right += cell
    if top == bottom:
        bottom += cell
    return left, top, right, bottom


assert snap_box_to_grid((3, 5, 9, 14), 4) == (0, 4, 12, 16)
assert snap_box_to_grid((4, 8, 12, 20), 4) == (4, 8, 12, 20)
assert snap_box_to_grid((-3, -5, -1, 6), 4) == (-4, -8, 0, 8)
assert snap_box_to_grid((8, 3, 8, 5), 4) == (8, 0, 12, 8)
assert snap_box_to_grid((3, 8, 6, 8), 4) == (0, 8, 8, 12)
assert snap_box_to_grid((5, 1, 5, 1), 3) == (3, 0, 6, 3)
assert snap_box_to_grid((3, 5, 9, 14), 0) == (3, 5, 9, 14)
assert snap_box_to_grid((7, 2, 7, 9), 1) == (7, 2, 8, 9)
assert snap_box_to_grid((7, 2, 7, 2), -5) == (7, 2, 7, 2)
