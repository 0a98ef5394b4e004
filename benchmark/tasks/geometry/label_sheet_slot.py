"""Address labels come on sheets with grid = (columns, rows) labels and are printed down the
columns, the leftmost column first. Where does label number index, counted from 0, go if the first
used places of the first sheet are already empty: (page from 1, left, top) of its corner? Label
size, the margin before the first label and the gap between labels are each (horizontal, vertical);
a negative index gives None."""


def label_sheet_slot(index, used, grid, size, margin, gap):
    if index < 0:
        return None
    columns, rows = grid
    page, place = divmod(used + index, columns * rows)
    column, row = divmod(place, rows)
    left = margin[0] + column * (size[0] + gap[0])
    top = margin[1] + row * (size[1] + gap[1])
    return page + 1, left, top


assert label_sheet_slot(0, 0, (3, 8), (60, 30), (7, 12), (4, 2)) == (1, 7, 12)
assert label_sheet_slot(7, 0, (3, 8), (60, 30), (7, 12), (4, 2)) == (1, 7, 236)
assert label_sheet_slot(6, 2, (3, 8), (60, 30), (7, 12), (4, 2)) == (1, 71, 12)
assert label_sheet_slot(14, 9, (3, 8), (60, 30), (7, 12), (4, 2)) == (1, 135, 236)
assert label_sheet_slot(23, 1, (3, 8), (60, 30), (7, 12), (4, 2)) == (2, 7, 12)
assert label_sheet_slot(-1, 5, (3, 8), (60, 30), (7, 12), (4, 2)) is None
assert label_sheet_slot(10, 3, (2, 2), (50, 40), (6, 9), (1, 3)) == (4, 6, 52)
assert label_sheet_slot(58, 0, (4, 5), (33, 21), (0, 5), (0, 1)) == (3, 99, 71)
