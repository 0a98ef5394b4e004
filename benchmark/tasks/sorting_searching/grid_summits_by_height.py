"""On a height map given as equally long rows of numbers, list the summits as (row, column): cells
strictly higher than every one of the up to eight cells around them, also diagonally, and at
least as high as a minimum. The highest comes first; equal heights go by row, then column. A cell
with nothing around it counts as higher."""


def grid_summits_by_height(heights, minimum):
    summits = []
    for row, line in enumerate(heights):
        for column, height in enumerate(line):
            if height < minimum:
                continue
            block = [
                value
                for near in heights[max(row - 1, 0):row + 2]
                for value in near[max(column - 1, 0):column + 2]
            ]
            if height == max(block) and block.count(height) == 1:
                summits.append((-height, row, column))
    return [(row, column) for _, row, column in sorted(summits)]


assert grid_summits_by_height([[1, 2], [3, 4]], 0) == [(1, 1)]
assert grid_summits_by_height([[5, 1, 5], [1, 1, 1], [5, 1, 7]], 0) == [
    (2, 2), (0, 0), (0, 2), (2, 0)]
assert grid_summits_by_height([[5, 1, 5], [1, 1, 1], [5, 1, 7]], 7) == [(2, 2)]
assert grid_summits_by_height([[3, 3], [0, 2]], 1) == []
assert grid_summits_by_height([[4]], 4) == [(0, 0)]
assert grid_summits_by_height([[9, 1], [1, 1]], 2) == [(0, 0)]
assert grid_summits_by_height([[0, 0, 0], [0, 2, 0], [0, 0, 3], [0, 0, 0]], 1) == [(2, 2)]
assert grid_summits_by_height(
    [[1, 6, 1], [1, 1, 1], [1, 9, 1], [1, 1, 1], [6, 1, 1]], 2
) == [(2, 1), (0, 1), (4, 0)]
assert grid_summits_by_height([[2, 1, 2, 5, 4, 6]], 2) == [(0, 5), (0, 3), (0, 0)]
