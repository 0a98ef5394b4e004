"""Can two guards in (row, column) cells of a map see each other, True or False? The line of sight
advances cell by cell along the axis with the larger difference, the exact value on the other axis
rounded to the nearest cell, halves to the larger number. A wall "#" in a cell on the way blocks it,
but not in the guards' own cells; so does a step changing both row and column if the two cells
sharing a side with both of its cells are walls."""


def clear_sight_between_cells(rows, start, end):
    row, column = start
    row_change, column_change = end[0] - row, end[1] - column
    steps = max(abs(row_change), abs(column_change))
    for step in range(1, steps + 1):
        next_row = start[0] + (2 * row_change * step + steps) // (2 * steps)
        next_column = start[1] + (2 * column_change * step + steps) // (2 * steps)
        if step < steps and rows[next_row][next_column] == "#":
            return False
        if row != next_row and column != next_column:
            if rows[row][next_column] == "#" and rows[next_row][column] == "#":
                return False
        row, column = next_row, next_column
    return True


assert clear_sight_between_cells(["....#", ".....", "#...."], (0, 0), (1, 4)) is True
assert clear_sight_between_cells([".....", "..#..", "....."], (0, 0), (1, 4)) is False
assert clear_sight_between_cells(["..#..", "....."], (1, 4), (0, 0)) is True
assert clear_sight_between_cells(["##."], (0, 0), (0, 1)) is True
assert clear_sight_between_cells(["..#."], (0, 3), (0, 0)) is False
assert clear_sight_between_cells([".#.", "#..", "..."], (2, 2), (0, 0)) is False
assert clear_sight_between_cells([".#.", "...", "..."], (0, 0), (2, 2)) is True
assert clear_sight_between_cells(["..", "#.", "..", ".#", ".#"], (4, 1), (0, 0)) is False
assert clear_sight_between_cells(
    ["#####.", "###...", "#...##", "..####"], (3, 0), (0, 5)
) is True
assert clear_sight_between_cells(
    ["..##", "#..#", "#.##", "#..#", "#..#", "##.."], (0, 0), (5, 3)
) is True
