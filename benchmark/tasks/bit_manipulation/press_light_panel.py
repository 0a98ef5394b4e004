"""A panel of lights, rows by columns, is one integer with the light at (row, column), both from 0,
in bit row * columns + column. Pressing a light flips it and those right above, below, left and
right of it; nothing wraps round the edges. Apply a list of (row, column) presses, of which those
outside the panel do nothing, and return the lights afterwards together with how many are on."""


def press_light_panel(lights, rows, columns, presses):
    for row, column in presses:
        if not (0 <= row < rows and 0 <= column < columns):
            continue
        place = 1 << (row * columns + column)
        lights ^= place | place >> columns
        if row < rows - 1:
            lights ^= place << columns
        if column > 0:
            lights ^= place >> 1
        if column < columns - 1:
            lights ^= place << 1
    return lights, lights.bit_count()


assert press_light_panel(0, 3, 3, [(1, 1)]) == (0b010_111_010, 5)
assert press_light_panel(0b111, 1, 3, [(0, 1)]) == (0, 0)
assert press_light_panel(0, 2, 4, [(0, 0)]) == (0b0001_0011, 3)
assert press_light_panel(0, 2, 4, [(1, 3)]) == (0b1100_1000, 3)
assert press_light_panel(0, 3, 2, [(0, 1), (2, 0), (1, 0)]) == (0b10_00_10, 2)
assert press_light_panel(1, 2, 3, [(2, 0), (0, 3), (-1, 1), (1, -1)]) == (1, 1)
assert press_light_panel(0b1010, 2, 2, [(0, 0), (1, 1), (0, 0)]) == (0b0100, 1)
assert press_light_panel(0, 1, 1, [(0, 0)]) == (1, 1)
