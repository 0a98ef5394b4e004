"""A map world at some zoom is a square with 2 to the power of zoom tiles each way, their sides
tile_size pixels long. Which tiles (column, row) are needed to show a view (left, top, right,
bottom) in whole pixels, right and bottom being exclusive? List them row by row from the top, in
each row from the view's left side, columns wrapped around the world but none twice however wide the
view; rows outside the world and views without area bring nothing."""


def tiles_covering_view(view, zoom, tile_size):
    left, top, right, bottom = view
    if left >= right or top >= bottom:
        return []
    count = 2 ** zoom
    first_column = left // tile_size
    last_column = min((right - 1) // tile_size, first_column + count - 1)
    first_row = max(top // tile_size, 0)
    last_row = min((bottom - 1) // tile_size, count - 1)
    return [
        (column % count, row)
        for row in range(first_row, last_row + 1)
        for column in range(first_column, last_column + 1)
    ]


assert tiles_covering_view((100, 250, 300, 500), 3, 100) == [
    (1, 2), (2, 2), (1, 3), (2, 3), (1, 4), (2, 4)
]
assert tiles_covering_view((99, 299, 201, 301), 2, 100) == [
    (0, 2), (1, 2), (2, 2), (0, 3), (1, 3), (2, 3)
]
assert tiles_covering_view((-30, -80, 20, 10), 2, 50) == [(3, 0), (0, 0)]
assert tiles_covering_view((130, 0, 900, 20), 1, 100) == [(1, 0), (0, 0)]
assert tiles_covering_view((0, 350, 60, 999), 2, 100) == [(0, 3)]
assert tiles_covering_view((40, 30, 40, 90), 3, 100) == []
assert tiles_covering_view((30, 40, 90, 40), 3, 100) == []
assert tiles_covering_view((5, 6, 250, 90), 0, 64) == [(0, 0)]
assert tiles_covering_view((310, 401, 450, 520), 2, 100) == []
