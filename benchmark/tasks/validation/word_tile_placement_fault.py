"""Judge where a player puts new tiles, a non-empty list of different (row, column), on a square
letter board of odd size, given as texts in which "." is empty. First fault of: "line" unless all
share a row or a column, "taken" if a cell has a letter, "gap" if an empty cell is left between
them, "centre" if the board was empty and the middle stays so, "touch" if it wasn't and no new tile
is beside, above or below an old letter. Otherwise None."""


def word_tile_placement_fault(board, tiles):
    rows = [row for row, _ in tiles]
    columns = [column for _, column in tiles]
    old = [(r, c) for r, line in enumerate(board) for c, cell in enumerate(line) if cell != "."]
    if min(rows) < max(rows) and min(columns) < max(columns):
        return "line"
    if any(tile in old for tile in tiles):
        return "taken"
    for row in range(min(rows), max(rows) + 1):
        for column in range(min(columns), max(columns) + 1):
            if (row, column) not in tiles and (row, column) not in old:
                return "gap"
    middle = len(board) // 2
    if not old:
        return None if (middle, middle) in tiles else "centre"
    for row, column in tiles:
        if any(abs(row - r) + abs(column - c) == 1 for r, c in old):
            return None
    return "touch"


assert word_tile_placement_fault(["....."] * 5, [(2, 1), (2, 2)]) is None
assert word_tile_placement_fault(["....."] * 5, [(2, 3), (1, 3)]) == "centre"
assert word_tile_placement_fault(["...", "cat", "..."], [(0, 1), (2, 1)]) is None
assert word_tile_placement_fault([".....", "..a..", "..t..", ".....", "....."],
                                 [(0, 2), (4, 2)]) == "gap"
assert word_tile_placement_fault([".....", "ab...", ".....", ".....", "....."],
                                 [(2, 2), (4, 2), (3, 2)]) == "touch"
assert word_tile_placement_fault(["...", ".ab", "..."], [(1, 0), (1, 2)]) == "taken"
assert word_tile_placement_fault(["...", ".a.", "..."], [(0, 1), (1, 0)]) == "line"
assert word_tile_placement_fault([".....", ".....", "..a..", ".....", "....."],
                                 [(2, 1), (2, 4)]) == "gap"
assert word_tile_placement_fault(["...", "ab.", "..."], [(2, 2), (1, 2)]) is None
