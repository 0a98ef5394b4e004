"""Where should a player enter the arena? The map is a list of strings with "." for free cells, and
enemies are (row, column) cells; a diagonal step counts as one. Choose the first free cell in
reading order that is at least the given distance in steps from every enemy. If there is none,
choose the free cell whose nearest enemy is farthest away, first in reading order among equals;
without free cells None. An enemy does not make its cell less free."""


def safe_spawn_cell(rows, enemies, distance):
    fallback = None
    widest = -1
    for row, line in enumerate(rows):
        for column, mark in enumerate(line):
            if mark != ".":
                continue
            gaps = [max(abs(row - enemy[0]), abs(column - enemy[1])) for enemy in enemies]
            nearest = min(gaps, default=distance)
            if nearest >= distance:
                return row, column
            if nearest > widest:
                fallback = (row, column)
                widest = nearest
    return fallback


assert safe_spawn_cell(["#....", ".....", "....."], [(0, 0)], 3) == (0, 3)
assert safe_spawn_cell(["#....", "#....", "....."], [(0, 1), (0, 4)], 2) == (2, 0)
assert safe_spawn_cell(["#....", "....."], [], 4) == (0, 1)
assert safe_spawn_cell(["..#", "..#", "..."], [(1, 1)], 5) == (0, 0)
assert safe_spawn_cell(["x..", "...", "...", "..#"], [(0, 1), (1, 1)], 3) == (3, 0)
assert safe_spawn_cell(["##", "##"], [(0, 0)], 1) is None
assert safe_spawn_cell(["#.", "##"], [(0, 1)], 2) == (0, 1)
assert safe_spawn_cell([".....", ".....", "....."], [(0, 2), (2, 0)], 2) == (0, 0)
assert safe_spawn_cell(["....", "...."], [(0, 1), (0, 0)], 2) == (0, 3)
