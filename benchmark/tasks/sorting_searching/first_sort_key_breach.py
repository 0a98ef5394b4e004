"""A report claims that its rows (category, amount) are sorted by category ascending and within a
category by amount descending. Find the index of the first row that contradicts this when compared
with the row before it; equal neighbours are fine. Rows with an empty text as category are
separators, which are neither checked nor counted as the row before. -1 if all is in order."""


def first_sort_key_breach(rows):
    previous = None
    for index, (category, amount) in enumerate(rows):
        if category == "":
            continue
        if previous is not None:
            if category < previous[0]:
                return index
            if category == previous[0] and amount > previous[1]:
                return index
        previous = (category, amount)
    return -1


assert first_sort_key_breach([("a", 5), ("a", 3), ("b", 9)]) == -1
assert first_sort_key_breach([("b", 1), ("a", 1)]) == 1
assert first_sort_key_breach([("a", 3), ("a", 4)]) == 1
assert first_sort_key_breach([("a", 3), ("a", 3)]) == -1
assert first_sort_key_breach([("a", 1), ("", 99), ("b", 7), ("", 0), ("a", 0)]) == 4
assert first_sort_key_breach([]) == -1
assert first_sort_key_breach([("a", 2), ("", 0), ("a", 3)]) == 2
assert first_sort_key_breach([("a", 9), ("b", 1), ("b", 1), ("b", 2), ("a", 0)]) == 3
assert first_sort_key_breach([("", 5), ("c", 8), ("", 9)]) == -1
