"""Which window did the user click? Windows come in drawing order as (name, (left, top, width,
height), hidden), later ones covering earlier ones, y growing downward. I need the name of the
uppermost visible one under the (x, y) point, where a window owns its left and top edge but not its
right and bottom edge, or None when the click hits nothing."""


def topmost_box_at(windows, point):
    x, y = point
    for name, box, hidden in reversed(windows):
        if hidden:
            continue
        left, top, width, height = box
        if left <= x < left + width and top <= y < top + height:
            return name
    return None


assert topmost_box_at([("a", (0, 0, 9, 9), False), ("b", (4, 4, 8, 3), False)], (5, 6)) == "b"
assert topmost_box_at([("a", (0, 0, 9, 9), False), ("b", (4, 4, 8, 3), True)], (5, 6)) == "a"
assert topmost_box_at([("a", (0, 0, 9, 9), False), ("b", (4, 5, 8, 3), False)], (4, 5)) == "b"
assert topmost_box_at([("a", (0, 0, 9, 9), False), ("b", (2, 1, 3, 7), False)], (5, 6)) == "a"
assert topmost_box_at([("a", (0, 0, 9, 9), False), ("b", (2, 1, 6, 5), False)], (4, 6)) == "a"
assert topmost_box_at([("a", (3, 2, 6, 7), False)], (2, 5)) is None
assert topmost_box_at([("a", (3, 2, 6, 7), False)], (5, 1)) is None
assert topmost_box_at([("a", (3, 2, 6, 7), True)], (5, 4)) is None
assert topmost_box_at([("a", (2, 7, 2, 13), False), ("b", (9, 0, 30, 5), False)], (3, 12)) == "a"
