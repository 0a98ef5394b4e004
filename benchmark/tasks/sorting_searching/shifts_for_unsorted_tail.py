"""How much does insertion sort have to do on a list whose beginning is in ascending order already?
Tell (length of that beginning, shifts): it is as long as possible and may contain equal
neighbours, and every entry after it in turn moves left past those greater than itself among all
before it, stopping behind its equals, where each entry passed is one shift. An empty list gives
(0, 0)."""

from bisect import bisect_right


def shifts_for_unsorted_tail(values):
    if not values:
        return 0, 0
    sorted_length = 1
    while (sorted_length < len(values)
           and values[sorted_length - 1] <= values[sorted_length]):
        sorted_length += 1
    ordered = values[:sorted_length]
    shifts = 0
    for value in values[sorted_length:]:
        place = bisect_right(ordered, value)
        shifts += len(ordered) - place
        ordered.insert(place, value)
    return sorted_length, shifts


assert shifts_for_unsorted_tail([1, 3, 2]) == (2, 1)
assert shifts_for_unsorted_tail([3, 2, 1]) == (1, 3)
assert shifts_for_unsorted_tail([1, 2, 2, 3]) == (4, 0)
assert shifts_for_unsorted_tail([]) == (0, 0)
assert shifts_for_unsorted_tail([2, 1, 2]) == (1, 1)
assert shifts_for_unsorted_tail([5, 5, 1, 5, 4]) == (2, 5)
assert shifts_for_unsorted_tail([7]) == (1, 0)
assert shifts_for_unsorted_tail([1, 4, 6, 0, 3, 9, 2]) == (3, 9)
