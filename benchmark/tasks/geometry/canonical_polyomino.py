"""Two puzzle pieces, sets of (row, column) cells, count as the same if one becomes the other by
shifting and quarter turns, with mirrors also by flipping. Bring a piece into a standard form: of
all sorted cell lists that it can take in these ways, with smallest row and smallest column both
being 0, the smallest list. Cells given twice count once; no cells give an empty list."""


def _at_origin(cells):
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return sorted({(row - top, column - left) for row, column in cells})


def canonical_polyomino(cells, mirrors):
    if not cells:
        return []
    shape = _at_origin(cells)
    forms = []
    for turn in range(8 if mirrors else 4):
        if turn == 4:
            shape = [(row, -column) for row, column in shape]
        shape = [(column, -row) for row, column in shape]
        forms.append(_at_origin(shape))
    return min(forms)


assert canonical_polyomino([], True) == []
assert canonical_polyomino([(3, 3), (3, 4), (3, 3)], False) == [(0, 0), (0, 1)]
assert canonical_polyomino([(2, 3), (2, 4), (2, 5), (3, 3)], False) == [
    (0, 0), (0, 1), (0, 2), (1, 0)
]
assert canonical_polyomino([(0, 8), (1, 8), (2, 8), (2, 7)], False) == [
    (0, 0), (0, 1), (0, 2), (1, 2)
]
assert canonical_polyomino([(5, 1), (5, 2), (5, 3), (6, 3)], True) == [
    (0, 0), (0, 1), (0, 2), (1, 0)
]
assert canonical_polyomino([(-1, -5), (-1, -4), (0, -5), (1, -5)], True) == [
    (0, 0), (0, 1), (0, 2), (1, 0)
]
assert canonical_polyomino([(4, 2), (4, 3), (5, 1), (5, 2)], False) == [
    (0, 0), (1, 0), (1, 1), (2, 1)
]
assert canonical_polyomino([(4, 2), (4, 3), (5, 1), (5, 2)], True) == [
    (0, 0), (0, 1), (1, 1), (1, 2)
]
assert canonical_polyomino([(9, 1), (4, 3)], False) == [(0, 0), (2, 5)]
