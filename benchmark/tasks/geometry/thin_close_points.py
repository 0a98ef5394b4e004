"""Map pins (x, y, starred) should not crowd each other. Going through them in order, a starred pin
is always kept, any other only if it is at least the spacing away from every pin kept before it,
where distance is the larger of the horizontal and the vertical difference. List the positions of
the kept pins in the input."""


def thin_close_points(pins, spacing):
    kept = []
    for position, (x, y, starred) in enumerate(pins):
        crowded = any(
            max(abs(x - pins[other][0]), abs(y - pins[other][1])) < spacing
            for other in kept
        )
        if starred or not crowded:
            kept.append(position)
    return kept


assert thin_close_points([(0, 0, False), (2, 2, False), (3, 1, False)], 3) == [0, 2]
assert thin_close_points([(5, 5, False), (4, 9, False), (9, 6, False)], 4) == [0, 1, 2]
assert thin_close_points([(0, 0, False), (1, 2, True), (3, 4, False)], 3) == [0, 1]
assert thin_close_points([(0, 0, False), (2, 0, False), (4, 0, False)], 4) == [0, 2]
assert thin_close_points([(7, 7, False), (7, 7, False)], 0) == [0, 1]
assert thin_close_points([(7, 7, False), (7, 7, True), (7, 7, False)], 1) == [0, 1]
assert thin_close_points([(-3, 6, False), (1, 5, False), (-3, 10, False)], 5) == [0]
assert thin_close_points([(1, 4, False), (6, 2, False), (3, 8, False), (8, 9, False)], 5) == [
    0, 1, 3
]
