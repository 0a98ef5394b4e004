"""Squares that a rook on an 8 by 8 board reaches in one direction, as a mask. A square is a number,
8 * row + column with both from 0, and has the bit of that number in the masks; directions are "N"
(rows up), "S", "E" (columns up) and "W". From its own square, which is not part of the answer, the
rook goes on until it would enter a square of the own mask or has entered one of the enemy mask. A
square off the board or an unknown direction gives 0."""


def sliding_ray_mask(square, direction, own, enemy):
    if square < 0 or square > 63:
        return 0
    steps = {"N": (0, 1), "S": (0, -1), "E": (1, 0), "W": (-1, 0)}
    if direction not in steps:
        return 0
    across, up = steps[direction]
    row, column = divmod(square, 8)
    reached = 0
    for _ in range(7):
        row += up
        column += across
        if not (0 <= row < 8 and 0 <= column < 8):
            break
        place = 1 << (8 * row + column)
        if place & own:
            break
        reached |= place
        if place & enemy:
            break
    return reached


assert sliding_ray_mask(0, "E", 0, 0) == 0xFE
assert sliding_ray_mask(12, "W", 1 << 12, 0) == 0x0F00
assert sliding_ray_mask(12, "E", 1 << 20, 0) == 0xE000
assert sliding_ray_mask(12, "N", 1 << 52, 1 << 28) == 1 << 20 | 1 << 28
assert sliding_ray_mask(19, "S", 0, 1 << 12) == 1 << 11 | 1 << 3
assert sliding_ray_mask(63, "W", 1 << 61, 0) == 1 << 62
assert sliding_ray_mask(47, "N", 0, 0) == 1 << 55 | 1 << 63
assert sliding_ray_mask(10, "NE", 0, 0) == 0
assert sliding_ray_mask(64, "S", 0, 0) == 0
assert sliding_ray_mask(-1, "N", 0, 0) == 0
