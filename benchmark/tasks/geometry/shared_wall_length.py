"""On a floor plan two rectangular rooms are given as (left, bottom, right, top), each with positive
area. How long is the stretch of wall they have in common when they stand side by side? Rooms apart
from each other or meeting only in a corner have 0, and rooms whose insides overlap have None."""


def shared_wall_length(first, second):
    left, bottom = max(first[0], second[0]), max(first[1], second[1])
    right, top = min(first[2], second[2]), min(first[3], second[3])
    width = right - left
    height = top - bottom
    if width < 0 or height < 0:
        return 0
    if width > 0 and height > 0:
        return None
    return width + height


assert shared_wall_length((0, 0, 4, 6), (4, 2, 9, 8)) == 4
assert shared_wall_length((5, 7, 12, 9), (3, 2, 8, 7)) == 3
assert shared_wall_length((0, 0, 4, 6), (4, 6, 7, 9)) == 0
assert shared_wall_length((0, 0, 4, 6), (5, 2, 9, 5)) == 0
assert shared_wall_length((0, 0, 4, 6), (1, 7, 3, 9)) == 0
assert shared_wall_length((0, 0, 4, 6), (3, 5, 9, 9)) is None
assert shared_wall_length((1, 1, 2, 9), (2, 3, 5, 4)) == 1
assert shared_wall_length((2, 2, 6, 5), (2, 2, 6, 5)) is None
assert shared_wall_length((0, 0, 4, 6), (4, 10, 7, 13)) == 0
