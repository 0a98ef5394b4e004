"""How many rectangular parts (width, height) can be sawn from a sheet (width, height) in a plain
grid, and should they be turned by 90 degrees for it? A margin along all four edges of the sheet is
waste, and neighbouring parts are separated by a saw cut of the kerf's width, with none needed at
the outer sides of the grid. Result: (count, turned) with turned True or False; if both ways give
equally many, they are not turned. All measures are whole numbers."""


def _fitting(length, part, kerf):
    if length < part:
        return 0
    return (length + kerf) // (part + kerf)


def sheet_part_yield(sheet, part, margin, kerf):
    sheet_width, sheet_height = sheet
    usable_width = sheet_width - 2 * margin
    usable_height = sheet_height - 2 * margin
    width, height = part
    plain = _fitting(usable_width, width, kerf) * _fitting(usable_height, height, kerf)
    turned = _fitting(usable_width, height, kerf) * _fitting(usable_height, width, kerf)
    return max(plain, turned), turned > plain


assert sheet_part_yield((109, 73), (24, 16), 5, 1) == (12, False)
assert sheet_part_yield((108, 60), (24, 16), 5, 1) == (10, True)
assert sheet_part_yield((48, 32), (15, 10), 1, 0) == (9, False)
assert sheet_part_yield((35, 50), (20, 15), 0, 2) == (4, True)
assert sheet_part_yield((18, 28), (20, 10), 4, 3) == (1, True)
assert sheet_part_yield((9, 9), (5, 5), 3, 4) == (0, False)
assert sheet_part_yield((10, 10), (4, 3), 8, 2) == (0, False)
assert sheet_part_yield((13, 7), (4, 3), 0, 1) == (4, False)
