"""Greatest whole length at which a number of equally long pieces can be sawn from a stock of
boards. Between two neighbouring pieces of a board the saw wastes `kerf`, while whatever remains
at the end of a board may be of any length; pieces can't be joined. When not even length one is
possible, or fewer than one piece is wanted, the answer is 0."""


def longest_equal_cut(boards, pieces, kerf):
    if pieces < 1:
        return 0
    low, high = 0, int(max(boards, default=0))
    while low < high:
        length = (low + high + 1) // 2
        available = sum((board + kerf) // (length + kerf) for board in boards)
        if available >= pieces:
            low = length
        else:
            high = length - 1
    return low


assert longest_equal_cut([10], 2, 0) == 5
assert longest_equal_cut([10], 2, 1) == 4
assert longest_equal_cut([9], 2, 1) == 4
assert longest_equal_cut([10, 7], 3, 1) == 4
assert longest_equal_cut([3], 4, 0) == 0
assert longest_equal_cut([], 2, 1) == 0
assert longest_equal_cut([8], 1, 3) == 8
assert longest_equal_cut([12, 5], 0, 1) == 0
assert longest_equal_cut([20, 20], 7, 2) == 3
assert longest_equal_cut([100, 30, 7], 6, 3) == 17
