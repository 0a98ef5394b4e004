"""The sun is low in the east over a city map of building heights, rows of whole numbers from 0 up,
each row from west to east. A cell is in shadow if some cell further east in its row is higher than
it by more than the number of cells lying between the two. List the shaded cells row by row from the
west as (row, column, missing), where missing is the smallest increase in height that would bring
the cell into the light."""


def cells_in_morning_shadow(heights):
    shaded = []
    for row, line in enumerate(heights):
        shadow = 0
        for column in range(len(line) - 1, -1, -1):
            missing = shadow - line[column]
            if missing > 0:
                shaded.append((row, column, missing))
            shadow = max(line[column], shadow - 1)
    return sorted(shaded)


assert cells_in_morning_shadow([[0, 0, 0, 0, 3]]) == [(0, 1, 1), (0, 2, 2), (0, 3, 3)]
assert cells_in_morning_shadow([[8, 9, 3, 4, 2, 5]]) == [(0, 0, 1), (0, 2, 1), (0, 4, 3)]
assert cells_in_morning_shadow([[0, 0], [1, 0]]) == []
assert cells_in_morning_shadow([[2, 9], [3, 1]]) == [(0, 0, 7)]
assert cells_in_morning_shadow([[0, 3, 6, 2], [2, 0, 4, 4]]) == [
    (0, 0, 5), (0, 1, 3), (1, 0, 1), (1, 1, 4)
]
assert cells_in_morning_shadow([[1, 0, 1], [5, 5, 0]]) == [(0, 1, 1)]
assert cells_in_morning_shadow([[1, 0, 2, 0, 4]]) == [(0, 1, 2), (0, 2, 1), (0, 3, 4)]
