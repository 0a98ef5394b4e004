"""Position of the deepest dip between the two highest entries of a list of numbers. Where more
entries could be among the two highest, the leftmost are taken; of equally deep dips the
rightmost counts. Without at least one entry strictly between the two, or with fewer than two
entries, there is None."""


def valley_between_top_two(values):
    if len(values) < 3:
        return None
    by_height = sorted(range(len(values)), key=lambda index: (-values[index], index))
    left, right = sorted(by_height[:2])
    if right - left < 2:
        return None
    valley = left + 1
    for index in range(left + 2, right):
        if values[index] <= values[valley]:
            valley = index
    return valley


assert valley_between_top_two([9, 3, 1, 4, 8]) == 2
assert valley_between_top_two([1, 7, 6, 9, 2]) == 2
assert valley_between_top_two([5, 9, 8, 1]) is None
assert valley_between_top_two([6, 2, 4, 2, 6, 6]) == 3
assert valley_between_top_two([4]) is None
assert valley_between_top_two([-1, -5, -2]) == 1
assert valley_between_top_two([3, 5, 1, 5, 5, 0]) == 2
assert valley_between_top_two([9, 1, 5, 2, 9]) == 1
assert valley_between_top_two([8, 7, 1, 0, 9, -1]) == 3
