"""Resize a selection box (left, top, width, height) in whole pixels to a percentage of its size,
each side rounded down but at least 1. The corner named by "nw", "ne", "sw" or "se" stays where it
is (y grows downward); with "c" left and top move by half of what the box has shrunk in that
direction, rounded down, growth being negative shrinking. Any other anchor means "nw"."""


def scale_about_anchor(box, percent, anchor):
    left, top, width, height = box
    new_width = max(1, width * percent // 100)
    new_height = max(1, height * percent // 100)
    shrunk_x = width - new_width
    shrunk_y = height - new_height
    if anchor == "c":
        return left + shrunk_x // 2, top + shrunk_y // 2, new_width, new_height
    if anchor in ("ne", "se"):
        left += shrunk_x
    if anchor in ("sw", "se"):
        top += shrunk_y
    return left, top, new_width, new_height


assert scale_about_anchor((10, 20, 41, 30), 50, "nw") == (10, 20, 20, 15)
assert scale_about_anchor((10, 20, 41, 30), 50, "ne") == (31, 20, 20, 15)
assert scale_about_anchor((10, 20, 41, 30), 50, "sw") == (10, 35, 20, 15)
assert scale_about_anchor((10, 20, 41, 30), 50, "se") == (31, 35, 20, 15)
assert scale_about_anchor((10, 20, 41, 30), 50, "c") == (20, 27, 20, 15)
assert scale_about_anchor((10, 20, 5, 3), 150, "c") == (9, 19, 7, 4)
assert scale_about_anchor((10, 20, 7, 90), 5, "ne") == (16, 20, 1, 4)
assert scale_about_anchor((10, 20, 90, 7), 5, "se") == (96, 26, 4, 1)
assert scale_about_anchor((10, 20, 45, 39), 210, "top") == (10, 20, 94, 81)
