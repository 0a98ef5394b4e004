"""Put a displacement into words for a treasure hunt: "N", "NE", "E", "SE", "S", "SW", "W" or "NW",
with dx growing eastward and dy northward. A two-letter direction is used only if the smaller of the
two sizes is more than half of the larger one, otherwise the larger one's direction alone counts; no
displacement at all is "here"."""


def compass_sector_name(dx, dy):
    if dx == 0 and dy == 0:
        return "here"
    horizontal = "E" if dx > 0 else "W"
    vertical = "N" if dy > 0 else "S"
    if 2 * abs(dx) <= abs(dy):
        return vertical
    if 2 * abs(dy) <= abs(dx):
        return horizontal
    return vertical + horizontal


assert compass_sector_name(0, 0) == "here"
assert compass_sector_name(3, 6) == "N"
assert compass_sector_name(4, 7) == "NE"
assert compass_sector_name(1, -1) == "SE"
assert compass_sector_name(-10, 5) == "W"
assert compass_sector_name(-9, -5) == "SW"
assert compass_sector_name(0, -1) == "S"
assert compass_sector_name(1, 0) == "E"
assert compass_sector_name(-1, 1) == "NW"
