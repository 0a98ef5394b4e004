"""Two sprites are lists of row masks, top row first, all rows equally wide with bit 0 the rightmost
pixel. The second is moved dx pixels to the right and dy pixels down (negative: left and up) from
lying exactly on the first. On how many pixels do both have a set bit then? Whatever the move
pushes outside the first sprite's frame does not count."""


def count_sprite_overlap(first, second, dx, dy):
    count = 0
    for index, row in enumerate(first):
        source = index - dy
        if source < 0 or source >= len(second):
            continue
        moved = second[source] >> dx if dx > 0 else second[source] << -dx
        count += (row & moved).bit_count()
    return count


assert count_sprite_overlap([0b110], [0b110], 0, 0) == 2
assert count_sprite_overlap([0b1000], [0b0001], -3, 0) == 1
assert count_sprite_overlap([0b0011], [0b1100], 2, 0) == 2
assert count_sprite_overlap([0, 0b11], [0b11, 0], 0, 1) == 2
assert count_sprite_overlap([0b11, 0], [0, 0b01], 0, -1) == 1
assert count_sprite_overlap([0b11], [0b11], 0, 1) == 0
assert count_sprite_overlap([1, 1], [7, 7], 3, 0) == 0
assert count_sprite_overlap([7, 7, 7], [5, 2], 0, 1) == 3
assert count_sprite_overlap([7, 7, 5], [1, 3, 7], 1, -1) == 3
