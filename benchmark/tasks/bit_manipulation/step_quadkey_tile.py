"""Move from one map tile to another by dx columns east and dy rows south (negative: west, north)
and give the new tile's key, as long as the old one. A key is a text of digits 0 to 3, coarsest
level first, each being a bit of the column number plus twice a bit of the row number; both numbers
begin at 0 in the north-west. Columns go round the world, moving off the top or bottom gives None,
and an empty key stays empty."""


def step_quadkey_tile(key, dx, dy):
    if key == "":
        return ""
    column = row = 0
    for digit in key:
        column = column * 2 + int(digit) % 2
        row = row * 2 + int(digit) // 2
    size = 1 << len(key)
    column = (column + dx) % size
    row += dy
    if row < 0 or row >= size:
        return None
    digits = []
    for level in reversed(range(len(key))):
        digit = ((column >> level) & 1) + 2 * ((row >> level) & 1)
        digits.append(str(digit))
    return "".join(digits)


assert step_quadkey_tile("0", 0, 1) == "2"
assert step_quadkey_tile("1", 1, 0) == "0"
assert step_quadkey_tile("2", -1, 0) == "3"
assert step_quadkey_tile("0", 0, -1) is None
assert step_quadkey_tile("20", 0, 2) is None
assert step_quadkey_tile("03", 1, 0) == "12"
assert step_quadkey_tile("03", 0, 1) == "21"
assert step_quadkey_tile("213", 3, -2) == "132"
assert step_quadkey_tile("", 1, 5) == ""
