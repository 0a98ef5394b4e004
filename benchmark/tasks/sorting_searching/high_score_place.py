"""Which rank, counted from 1, would a new result get on a list of earlier results sorted from best
to worst, if it goes below everything better or equal? Say 0 when the rank lies past the number of
lines displayed, and a result of zero or less never earns a rank."""


def high_score_place(board, score, size):
    if score <= 0:
        return 0
    place = len(board) + 1
    while place > 1 and board[place - 2] < score:
        place -= 1
    if place > size:
        return 0
    return place


assert high_score_place([3], -2, 5) == 0
assert high_score_place([90, 70, 50], 70, 5) == 3
assert high_score_place([90, 70, 50], 95, 5) == 1
assert high_score_place([90, 70, 50], 10, 5) == 4
assert high_score_place([90, 70, 50], 10, 3) == 0
assert high_score_place([90, 70, 50], 80, 2) == 2
assert high_score_place([], 5, 3) == 1
assert high_score_place([], 0, 3) == 0
assert high_score_place([1], 1, 2) == 2
assert high_score_place([9, 4], 6, 0) == 0
