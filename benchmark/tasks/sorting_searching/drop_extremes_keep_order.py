"""From judges' marks, where None is an abstention and is left out beforehand, strike the `k` lowest
and the `k` highest and give the others in the original order. Of equal marks the earliest is
struck first as a low one, the latest first as a high one. When that would leave nothing, strike
at either end only as many as still leave a mark; with `k` zero or below nothing is struck."""


def drop_extremes_keep_order(marks, k):
    given = [mark for mark in marks if mark is not None]
    struck = min(k, (len(given) - 1) // 2)
    if struck < 1:
        return given
    order = sorted(range(len(given)), key=lambda index: given[index])
    kept = sorted(order[struck:-struck])
    return [given[index] for index in kept]


assert drop_extremes_keep_order([5, 9, 7, 3, 8], 1) == [5, 7, 8]
assert drop_extremes_keep_order([6, 4, 5, 4, 7], 1) == [6, 5, 4]
assert drop_extremes_keep_order([8, 5, 8, 6], 1) == [8, 6]
assert drop_extremes_keep_order([2, 1], 1) == [2, 1]
assert drop_extremes_keep_order([9, None, 1, 4], 1) == [4]
assert drop_extremes_keep_order([3, None, 1, 2], -1) == [3, 1, 2]
assert drop_extremes_keep_order([4, 6, 4, 9, 2, 1, 7], 2) == [4, 6, 4]
assert drop_extremes_keep_order([9, 1, 7, 2, 5], 3) == [5]
assert drop_extremes_keep_order([2, 8, 4, None, 6], 2) == [4, 6]
