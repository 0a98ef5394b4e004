"""A cost sheet is indented: rows (level, amount in cents), where the rows below one that lie
deeper, up to the next at its own level or shallower, belong to it, and no row is more than one
level deeper than the row before. A row with anything below it must equal the sum of those exactly
one level deeper that belong to it, give or take the tolerance. At which indexes, in rising order,
does it not?"""


def subtotal_mismatch_rows(rows, tolerance):
    faulty = []
    sums = {}
    for index in range(len(rows) - 1, -1, -1):
        level, amount = rows[index]
        below = sums.pop(level + 1, None)
        if below is not None and abs(amount - below) > tolerance:
            faulty.append(index)
        sums[level] = sums.get(level, 0) + amount
    return faulty[::-1]


assert subtotal_mismatch_rows([(0, 30), (1, 10), (1, 20)], 0) == []
assert subtotal_mismatch_rows([(0, 30), (1, 12), (1, 20)], 2) == []
assert subtotal_mismatch_rows([(0, 30), (1, 13), (1, 20)], 2) == [0]
assert subtotal_mismatch_rows([(0, 9), (1, 5), (2, 2), (2, 4), (1, 4), (0, 7), (1, 9)], 0) == [1, 5]
assert subtotal_mismatch_rows([(0, 5), (0, 6)], 0) == []
assert subtotal_mismatch_rows([(0, 50), (1, 40), (2, 30), (2, 7)], 3) == [0]
assert subtotal_mismatch_rows([(0, 4), (1, 4), (2, 4), (1, 0)], 0) == []
assert subtotal_mismatch_rows([(0, 1), (1, 0)], 0) == [0]
assert subtotal_mismatch_rows([], 0) == []
