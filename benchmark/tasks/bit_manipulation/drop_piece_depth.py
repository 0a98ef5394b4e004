"""How far does a falling block sink straight down in a well? Both are lists of row masks, top row
first, and the block is first moved some columns towards the higher bits. It starts with its top row
in row 0 of the well and sinks a row at a time until set bits or the floor stop it; give the index
of the well row where its top row comes to rest. Even an empty row of the block stays above the
floor. None if it sticks out of the well's width in bits or does not fit at the start."""


def drop_piece_depth(well, piece, column, width):
    placed = [row << column for row in piece]
    if any(row >> width for row in placed):
        return None
    depth = None
    for top in range(len(well) - len(piece) + 1):
        behind = well[top:top + len(piece)]
        if any(row & filled for row, filled in zip(placed, behind)):
            break
        depth = top
    return depth


assert drop_piece_depth([0, 0, 0, 0], [0b11, 0b11], 0, 4) == 2
assert drop_piece_depth([0, 0, 0, 0b0010], [0b11, 0b11], 0, 4) == 1
assert drop_piece_depth([0, 0, 0, 0b0010], [0b11, 0b11], 2, 4) == 2
assert drop_piece_depth([0, 0, 0, 0], [0b01, 0b11], 3, 4) is None
assert drop_piece_depth([1, 0, 0], [1], 0, 4) is None
assert drop_piece_depth([0, 0, 0, 0b101], [0b111, 0b010], 0, 3) == 2
assert drop_piece_depth([0, 0b010, 0, 0], [1], 1, 3) == 0
assert drop_piece_depth([0, 0], [1, 1, 1], 0, 4) is None
assert drop_piece_depth([0, 0b10], [1, 1], 0, 2) == 0
assert drop_piece_depth([0, 0, 0b01], [0b10, 0], 0, 2) == 1
