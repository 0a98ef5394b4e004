"""Boxes in a drawing come as (name, base, height, left, width), a negative height meaning that the
box hangs down from its base. I want the names of those that a horizontal plane at a given level
goes through, ordered by the x of their middle and alphabetically where that is equal. Going through
the lowest side counts, through the highest does not, so a box of no height never appears."""


def boxes_cut_by_plane(boxes, level):
    cut = []
    for name, base, height, left, width in boxes:
        bottom, top = base, base + height
        if height < 0:
            bottom, top = top, bottom
        if level < bottom or level >= top:
            continue
        cut.append((left + width / 2, name))
    return [name for _, name in sorted(cut)]


assert boxes_cut_by_plane([("a", 2, 4, 6, 6), ("b", 1, 3, 7, 1)], 3) == ["b", "a"]
assert boxes_cut_by_plane(
    [("b", 2, 4, 4, 4), ("c", 2, 4, 3, 6), ("a", 3, 6, 5, 2), ("d", 3, 3, 1, 6)], 5
) == ["d", "a", "b", "c"]
assert boxes_cut_by_plane([("a", 2, 4, 1, 2), ("b", 1, 3, 3, 2)], 4) == ["a"]
assert boxes_cut_by_plane([("a", 4, 2, 1, 5), ("b", 5, 3, 3, 5)], 4) == ["a"]
assert boxes_cut_by_plane([("a", 6, -4, 7, 2), ("b", 9, -6, 2, 9)], 3) == ["b", "a"]
assert boxes_cut_by_plane([("a", 5, 0, 7, 3)], 5) == []
assert boxes_cut_by_plane([("a", 8, -3, 7, 1), ("b", 8, 1, 6, 1)], 8) == ["b"]
assert boxes_cut_by_plane(
    [("z", 2, -5, -1, 1), ("y", 0, 2, -4, 9), ("x", -1, -1, -3, 8)], -2
) == ["z", "x"]
