"""Reduce a black and white picture to its contours. The picture is a list of row masks in which
only the low bits, as many as the width, are pixels. A set pixel stays set if at least one of
the pixels right above, below, left or right of it is unset; whatever lies outside the
picture counts as unset. Return the new row masks."""


def outline_bitmap_rows(rows, width):
    full = (1 << width) - 1
    picture = [row & full for row in rows]
    outline = []
    for index, row in enumerate(picture):
        above = picture[index - 1] if index > 0 else 0
        below = picture[index + 1] if index + 1 < len(picture) else 0
        inner = above & below & (row << 1) & (row >> 1)
        outline.append(row & ~inner)
    return outline


assert outline_bitmap_rows([7, 7, 7], 3) == [7, 5, 7]
assert outline_bitmap_rows([15, 15, 15, 15], 4) == [15, 9, 9, 15]
assert outline_bitmap_rows([31, 31, 27, 31, 31], 5) == [31, 21, 27, 21, 31]
assert outline_bitmap_rows([15, 15, 15], 3) == [7, 5, 7]
assert outline_bitmap_rows([7, 7], 3) == [7, 7]
assert outline_bitmap_rows([5, 7, 7], 3) == [5, 7, 7]
assert outline_bitmap_rows([7, 7, 5], 3) == [7, 7, 5]
assert outline_bitmap_rows([7, 6, 7], 3) == [7, 6, 7]
assert outline_bitmap_rows([7, 3, 7], 3) == [7, 3, 7]
