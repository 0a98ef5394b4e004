"""Among bus stops (x, y, closed) find the two open ones that lie farthest apart in a straight line
and give their positions in the list as a pair, smaller one first. Of equally distant pairs the one
with the smallest first position wins, then the smallest second; with fewer than two open stops the
answer is None, and two open stops at the same place are still a pair."""


def farthest_pair_of_stops(stops):
    pair = None
    longest = -1
    for first, (x1, y1, closed) in enumerate(stops):
        if closed:
            continue
        for second in range(first + 1, len(stops)):
            x2, y2, also_closed = stops[second]
            if also_closed:
                continue
            square = (x2 - x1) ** 2 + (y2 - y1) ** 2
            if square > longest:
                pair = first, second
                longest = square
    return pair


assert farthest_pair_of_stops([(3, 1, False), (4, 6, False), (9, 2, False), (0, 0, False)]) == (
    2, 3
)
assert farthest_pair_of_stops([(0, 0, True), (4, 6, False), (9, 2, False), (5, 5, False)]) == (
    1, 2
)
assert farthest_pair_of_stops([(0, 0, False), (2, 3, False), (2, 0, False), (0, 3, False)]) == (
    0, 1
)
assert farthest_pair_of_stops([(1, 1, False), (4, 4, False), (50, 60, True)]) == (0, 1)
assert farthest_pair_of_stops([(7, 7, False), (7, 7, True)]) is None
assert farthest_pair_of_stops([(2, 8, True), (7, 7, False), (7, 7, False)]) == (1, 2)
assert farthest_pair_of_stops([(0, 1, False), (6, 7, False), (0, 10, False)]) == (0, 2)
assert farthest_pair_of_stops([(5, 0, False), (0, 0, False), (5, 7, False), (12, 0, False)]) == (
    1, 3
)
