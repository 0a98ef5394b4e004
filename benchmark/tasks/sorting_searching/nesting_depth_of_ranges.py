"""Markup in a text comes as a list of (start, end), start before end. For each, in the given order,
how many others contain it? One that shares one end or both with a larger one lies within it; out
of identical ones each contains those given later; where one starts just where another ends, they
are side by side. If any two overlap only in part, the answer is None instead of a list."""


def nesting_depth_of_ranges(ranges):
    order = sorted(range(len(ranges)), key=lambda index: (ranges[index][0], -ranges[index][1]))
    depths = [0] * len(ranges)
    open_ends = []
    for index in order:
        start, end = ranges[index]
        while open_ends and open_ends[-1] <= start:
            open_ends.pop()
        if open_ends and open_ends[-1] < end:
            return None
        depths[index] = len(open_ends)
        open_ends.append(end)
    return depths


assert nesting_depth_of_ranges([(0, 10), (2, 5), (3, 4)]) == [0, 1, 2]
assert nesting_depth_of_ranges([(2, 5), (0, 10)]) == [1, 0]
assert nesting_depth_of_ranges([(0, 5), (3, 8)]) is None
assert nesting_depth_of_ranges([(0, 5), (5, 8)]) == [0, 0]
assert nesting_depth_of_ranges([(1, 4), (1, 4)]) == [0, 1]
assert nesting_depth_of_ranges([(0, 5), (0, 9), (5, 9)]) == [1, 0, 1]
assert nesting_depth_of_ranges([(6, 8), (0, 3), (1, 2), (0, 9), (6, 7)]) == [1, 1, 2, 0, 2]
assert nesting_depth_of_ranges([(3, 4), (0, 9), (3, 4), (1, 5), (4, 8)]) is None
assert nesting_depth_of_ranges([(3, 4), (0, 9), (3, 4), (1, 5)]) == [2, 0, 3, 1]
