"""Place a square camera frame of a given side so that it shows as many points as possible, points
on its border and repeated ones included. Its left side has to be the x of some point and its lower
side the y of some point, perhaps another. Of equally good places the smallest x wins, then the
smallest y; the result is ((x, y), count), or None without points or with a negative side."""


def best_square_frame(points, side):
    corner, most = None, 0
    for left in sorted({x for x, _ in points}):
        column = [y for x, y in points if left <= x <= left + side]
        for bottom in sorted({y for _, y in points}):
            count = sum(bottom <= y <= bottom + side for y in column)
            if count > most:
                corner, most = (left, bottom), count
    if most == 0:
        return None
    return corner, most


assert best_square_frame([(1, 1), (3, 2), (4, 5), (6, 3), (3, 4)], 3) == ((3, 2), 4)
assert best_square_frame([(0, 0), (5, 5)], 1) == ((0, 0), 1)
assert best_square_frame([(2, 0), (0, 5)], 1) == ((0, 5), 1)
assert best_square_frame([(2, 3), (2, 3), (1, 7)], 0) == ((2, 3), 2)
assert best_square_frame([], 4) is None
assert best_square_frame([(2, 3), (4, 4)], -1) is None
assert best_square_frame([(0, 2), (2, 0)], 2) == ((0, 0), 2)
assert best_square_frame([(1, 0), (-4, -1), (-2, -3)], 3) == ((-4, -3), 2)
assert best_square_frame([(4, 9), (4, 2), (9, 5)], 4) == ((4, 2), 1)
