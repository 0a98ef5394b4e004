"""Departments ask for whole, non-negative amounts, and everyone is paid what they asked for or a
common cap, whichever is lower. Find the greatest whole cap with which the sum paid is not above
the budget. If everything asked for can be paid, it is the highest of the amounts, or 0 when
nobody asks; a negative budget gives -1. Amounts are large: don't go through the caps singly."""


def uniform_cap_for_budget(requests, budget):
    if budget < 0:
        return -1
    low, high = 0, max(requests, default=0)
    while low < high:
        cap = (low + high + 1) // 2
        paid = sum(min(request, cap) for request in requests)
        if paid <= budget:
            low = cap
        else:
            high = cap - 1
    return low


assert uniform_cap_for_budget([10, 20, 30], 45) == 17
assert uniform_cap_for_budget([4, 6], 10) == 6
assert uniform_cap_for_budget([4, 6], 9) == 5
assert uniform_cap_for_budget([], 5) == 0
assert uniform_cap_for_budget([3], -1) == -1
assert uniform_cap_for_budget([5, 5, 5], 2) == 0
assert uniform_cap_for_budget([7, 7], 100) == 7
assert uniform_cap_for_budget([1, 100, 100], 60) == 29
assert uniform_cap_for_budget([8, 2], 0) == 0
