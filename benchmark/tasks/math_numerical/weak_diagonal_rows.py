"""Before an iterative solver runs, list the ascending indices of those rows of a square matrix of
whole numbers in which the entry on the main diagonal is too small to be trusted: its absolute value
is less than `percent` percent of the sum of the absolute values of the row's other entries. When
`strict` is set, being exactly equal is too small as well."""


def weak_diagonal_rows(matrix, percent, strict):
    weak = []
    for index, row in enumerate(matrix):
        own = abs(row[index])
        others = sum(abs(entry) for entry in row) - own
        surplus = own * 100 - others * percent
        if surplus > 0:
            continue
        if surplus == 0 and not strict:
            continue
        weak.append(index)
    return weak


assert weak_diagonal_rows([[2, 1], [1, 1]], 100, False) == []
assert weak_diagonal_rows([[2, 1], [1, 1]], 100, True) == [1]
assert weak_diagonal_rows([[1, -2], [5, -6]], 100, False) == [0]
assert weak_diagonal_rows([[-3, 1, 1], [1, -3, 3], [2, 2, 4]], 100, True) == [1, 2]
assert weak_diagonal_rows([[0]], 80, True) == [0]
assert weak_diagonal_rows([[3, 4], [5, 7]], 150, False) == [0, 1]
assert weak_diagonal_rows([[3, 4], [5, 7]], 75, True) == [0]
assert weak_diagonal_rows([[1, 1], [1, 0]], 99, False) == [1]
