"""A bomb goes off at a (row, column) cell of a game map given as strings of equal length. From
there the flame spreads up to reach cells in each of the four straight directions; a wall "#" stops
it and does not burn, a crate "+" burns but lets nothing through, and it never leaves the map. List
all burnt cells sorted, the bomb's own cell always among them, whatever is drawn there."""


def blast_spread_cells(rows, bomb, reach):
    row, column = bomb
    burnt = [bomb]
    for row_step, column_step in ((-1, 0), (0, 1), (1, 0), (0, -1)):
        for distance in range(1, reach + 1):
            hit_row = row + row_step * distance
            hit_column = column + column_step * distance
            if not (0 <= hit_row < len(rows) and 0 <= hit_column < len(rows[0])):
                break
            if rows[hit_row][hit_column] == "#":
                break
            burnt.append((hit_row, hit_column))
            if rows[hit_row][hit_column] == "+":
                break
    return sorted(burnt)


assert blast_spread_cells([".....", ".....", ".....", "....."], (1, 2), 1) == [
    (0, 2), (1, 1), (1, 2), (1, 3), (2, 2)
]
assert blast_spread_cells(["......."], (0, 2), 3) == [
    (0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5)
]
assert blast_spread_cells([".#..+.."], (0, 2), 4) == [(0, 2), (0, 3), (0, 4)]
assert blast_spread_cells(["+", "+", ".", ".", "#", "."], (3, 0), 9) == [(1, 0), (2, 0), (3, 0)]
assert blast_spread_cells(["..", "..", ".#"], (2, 1), 0) == [(2, 1)]
assert blast_spread_cells(["+..", "...", "...", "..."], (0, 0), 2) == [
    (0, 0), (0, 1), (0, 2), (1, 0), (2, 0)
]
assert blast_spread_cells(["....", ".#..", "....", "...#"], (2, 3), 2) == [
    (0, 3), (1, 3), (2, 1), (2, 2), (2, 3)
]
assert blast_spread_cells(["..#", "#..", ".+."], (1, 1), 2) == [(0, 1), (1, 1), (1, 2), (2, 1)]
