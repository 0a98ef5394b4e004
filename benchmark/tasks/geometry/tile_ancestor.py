"""Web map tiles (x, y, zoom): at zoom z the world is a square of 2 to the power z columns and rows,
and each tile splits into four at the next zoom. Which tile at the target zoom contains a given one?
Any x is first wrapped around the world, the result is (x, y, target), and a target deeper than zoom
or below 0, or a y outside the world, gives None."""


def tile_ancestor(x, y, zoom, target):
    if not 0 <= target <= zoom:
        return None
    size = 2 ** zoom
    if y < 0 or y >= size:
        return None
    scale = 2 ** (zoom - target)
    return x % size // scale, y // scale, target


assert tile_ancestor(13, 6, 4, 2) == (3, 1, 2)
assert tile_ancestor(5, 7, 3, 3) == (5, 7, 3)
assert tile_ancestor(-1, 0, 3, 2) == (3, 0, 2)
assert tile_ancestor(38, 31, 5, 0) == (0, 0, 0)
assert tile_ancestor(38, 31, 5, 3) == (1, 7, 3)
assert tile_ancestor(2, 8, 3, 1) is None
assert tile_ancestor(2, -1, 3, 1) is None
assert tile_ancestor(2, 1, 3, 4) is None
assert tile_ancestor(0, 0, 2, -1) is None
