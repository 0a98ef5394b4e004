"""A block of bits arrives as a list of equally long rows, the last column and the last row being
check bits, so that every row and every column (check ones included) should hold an even number of
ones. Give (rows, None) if all is well, (rows with the wrong bit flipped back, its (row, column)) if
one row and one column are off, and None if more than one of either is; the rows are new lists. An
empty block is all well."""


def repair_parity_grid(grid):
    bad_rows = [index for index, row in enumerate(grid) if sum(row) % 2 == 1]
    bad_columns = [index for index, column in enumerate(zip(*grid)) if sum(column) % 2 == 1]
    if len(bad_rows) > 1 or len(bad_columns) > 1:
        return None
    fixed = [list(row) for row in grid]
    if not bad_rows:
        return fixed, None
    row, column = bad_rows[0], bad_columns[0]
    fixed[row][column] = 1 - fixed[row][column]
    return fixed, (row, column)


assert repair_parity_grid([[1, 0, 1], [0, 1, 1], [1, 1, 0]]) == (
    [[1, 0, 1], [0, 1, 1], [1, 1, 0]], None)
assert repair_parity_grid([[1, 1, 1], [0, 1, 1], [1, 1, 0]]) == (
    [[1, 0, 1], [0, 1, 1], [1, 1, 0]], (0, 1))
assert repair_parity_grid([[1, 0, 1], [0, 1, 0], [1, 1, 0]]) == (
    [[1, 0, 1], [0, 1, 1], [1, 1, 0]], (1, 2))
assert repair_parity_grid([[1, 0, 1], [0, 1, 1], [0, 1, 0]]) == (
    [[1, 0, 1], [0, 1, 1], [1, 1, 0]], (2, 0))
assert repair_parity_grid([[0, 1, 1], [0, 1, 1], [1, 1, 0]]) is None
assert repair_parity_grid([[0, 0, 1], [1, 1, 1], [1, 1, 0]]) is None
assert repair_parity_grid([[0, 1, 0], [0, 1, 1], [1, 1, 0]]) is None
assert repair_parity_grid([]) == ([], None)
assert repair_parity_grid([[1, 1, 1, 0], [1, 1, 1, 1]]) == ([[1, 1, 1, 1], [1, 1, 1, 1]], (0, 3))
assert repair_parity_grid([[0, 0, 1], [1, 1, 1], [0, 1, 0]]) is None
