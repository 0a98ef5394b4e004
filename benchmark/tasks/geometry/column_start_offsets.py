"""Lay out table columns: from their pixel widths and the gap between neighbours list the left
offset of every column. One of width zero or less is collapsed; it adds neither width nor gap and
takes the offset where the next column starts or would start. The block from the first left edge to
the last visible right edge (width 0 if none is visible) is centred in the available width, an odd
pixel going to its right; a block too wide begins at 0."""


def column_start_offsets(widths, gap, available):
    offsets = []
    start = end = 0
    for width in widths:
        offsets.append(start)
        if width <= 0:
            continue
        end = start + width
        start = end + gap
    if end >= available:
        return offsets
    shift = (available - end) // 2
    return [offset + shift for offset in offsets]


assert column_start_offsets([40, 25, 30], 3, 50) == [0, 43, 71]
assert column_start_offsets([40, 25, 30], 3, 108) == [3, 46, 74]
assert column_start_offsets([40, 0, 30], 3, 81) == [4, 47, 47]
assert column_start_offsets([0, 20, 7], 2, 30) == [0, 0, 22]
assert column_start_offsets([1, 0, 0, 12, 3], 4, 10) == [0, 5, 5, 5, 21]
assert column_start_offsets([30, -5, 30, -1], 1, 63) == [1, 32, 32, 63]
assert column_start_offsets([0, 0], 5, 7) == [3, 3]
assert column_start_offsets([6], 1, 5) == [0]
