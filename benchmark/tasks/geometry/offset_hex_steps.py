"""A map of hexagons is stored row by row, with every odd row, negative ones too, shifted to the
right by half a cell. How many moves to a neighbouring hexagon does it take at least to get from one
(row, column) cell to another? Coordinates may be negative and the map has no edge."""


def offset_hex_steps(first, second):
    row, column = first
    goal_row, goal_column = second
    rows = abs(goal_row - row)
    columns = abs(goal_column - column)
    drift = rows // 2
    if rows % 2 == 1 and (goal_column > column) == (row % 2 == 1):
        drift += 1
    return rows + max(0, columns - drift)


assert offset_hex_steps((0, 0), (1, -1)) == 1
assert offset_hex_steps((0, 0), (1, 1)) == 2
assert offset_hex_steps((1, 0), (2, 1)) == 1
assert offset_hex_steps((1, 0), (2, -1)) == 2
assert offset_hex_steps((0, 0), (4, 5)) == 7
assert offset_hex_steps((0, 3), (3, 0)) == 4
assert offset_hex_steps((-1, 2), (2, 6)) == 5
assert offset_hex_steps((-3, 1), (-6, -2)) == 5
assert offset_hex_steps((5, 4), (2, 4)) == 3
