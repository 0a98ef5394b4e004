"""Which values stand out over several lists? Put every distinct value into one list, those found in
the fewest lists first, and where that is equal in the order they are first met when reading the
lists one after another. Repeats inside a single list do not matter. Values that all lists share
say nothing and are left out, unless there is only one list."""


def rarest_first_order(lists):
    holders = {}
    for values in lists:
        for value in dict.fromkeys(values):
            holders[value] = holders.get(value, 0) + 1
    telling = []
    for value, count in holders.items():
        if len(lists) > 1 and count == len(lists):
            continue
        telling.append(value)
    return sorted(telling, key=holders.get)


assert rarest_first_order([["a", "b"], ["b", "c"], ["b", "c", "d"]]) == ["a", "d", "c"]
assert rarest_first_order([["z", "x", "x"], ["z", "y"], ["y"]]) == ["x", "z", "y"]
assert rarest_first_order([["b", "a", "b"]]) == ["b", "a"]
assert rarest_first_order([["a"], []]) == ["a"]
assert rarest_first_order([["a"], ["a"]]) == []
assert rarest_first_order([["p", "q"], ["q"], ["r", "p"], ["q", "r"]]) == ["p", "r", "q"]
assert rarest_first_order([[1, 2, 3], [3, 4]]) == [1, 2, 4]
assert rarest_first_order([[9, 8], [7, 9], [9, 8, 9]]) == [7, 8]
