"""Seats per department, a dict from name to number, must shrink to a given total that is at least
zero. Take away one seat after the other, each time from the department that has the most at that
moment, among equals the alphabetically last, but from nobody who is at the floor or below it. If
the total can't be reached, everybody above the floor ends on it; a sum within the total changes
nothing. The numbers that remain?"""


def cap_counts_to_total(counts, total, floor):
    capped = dict(counts)
    excess = sum(capped.values()) - total
    while excess > 0:
        largest = max(capped, key=lambda name: (capped[name], name))
        if capped[largest] <= floor:
            break
        capped[largest] -= 1
        excess -= 1
    return capped


assert cap_counts_to_total({"a": 5, "b": 3, "c": 3}, 8, 1) == {"a": 3, "b": 3, "c": 2}
assert cap_counts_to_total({"a": 5, "b": 3}, 8, 1) == {"a": 5, "b": 3}
assert cap_counts_to_total({"a": 5, "b": 3}, 20, 1) == {"a": 5, "b": 3}
assert cap_counts_to_total({"a": 4, "b": 1}, 2, 2) == {"a": 2, "b": 1}
assert cap_counts_to_total({"a": 2, "b": 2}, 3, 1) == {"a": 2, "b": 1}
assert cap_counts_to_total({"a": 2, "b": 2}, 0, 0) == {"a": 0, "b": 0}
assert cap_counts_to_total({"x": 6, "y": 5}, 4, 3) == {"x": 3, "y": 3}
assert cap_counts_to_total({"q": 3, "p": 3, "r": 1}, 5, 0) == {"p": 2, "q": 2, "r": 1}
