"""Ranks of measurements for a rank-sum test, without fractions: for each value give twice its
rank, counted from 1 at the smallest value. Tied values all get the mean of the places they take
up together, and missing values (None) take no place and get 0. The result is a list in the
order of the input."""


def doubled_midranks(values):
    present = [index for index, value in enumerate(values) if value is not None]
    present.sort(key=lambda index: values[index])
    ranks = [0] * len(values)
    start = 0
    while start < len(present):
        end = start + 1
        while end < len(present) and values[present[end]] == values[present[start]]:
            end += 1
        for index in present[start:end]:
            ranks[index] = start + 1 + end
        start = end
    return ranks


assert doubled_midranks([30, 10, 20]) == [6, 2, 4]
assert doubled_midranks([5, 5]) == [3, 3]
assert doubled_midranks([None, 4, None, 1]) == [0, 4, 0, 2]
assert doubled_midranks([2, 7, 2, 7, 2]) == [4, 9, 4, 9, 4]
assert doubled_midranks([None]) == [0]
assert doubled_midranks([0, -1, 3, 0]) == [5, 2, 8, 5]
assert doubled_midranks([8, None, 8, 9]) == [3, 0, 3, 6]
assert doubled_midranks([1.5]) == [2]
