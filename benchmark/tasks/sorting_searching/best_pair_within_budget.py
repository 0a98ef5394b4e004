"""Spend as much of a budget as possible on exactly one keyboard and one mouse, given the prices of
the keyboards and those of the mice, both in any order. Answer (keyboard price, mouse price); when
several choices come to the same best sum, the one with the dearer keyboard; None when nothing
stays within the budget, which may be used up to the last cent."""


def best_pair_within_budget(keyboards, mice, budget):
    cheapest_first = sorted(mice)
    affordable = 0
    best = None
    for keyboard in sorted(keyboards, reverse=True):
        rest = budget - keyboard
        while affordable < len(mice) and cheapest_first[affordable] <= rest:
            affordable += 1
        if affordable == 0:
            continue
        mouse = cheapest_first[affordable - 1]
        if best is None or keyboard + mouse > sum(best):
            best = (keyboard, mouse)
    return best


assert best_pair_within_budget([40, 50, 60], [5, 8, 12], 60) == (50, 8)
assert best_pair_within_budget([3, 1], [5, 2, 8], 10) == (1, 8)
assert best_pair_within_budget([60], [5], 60) is None
assert best_pair_within_budget([5, 7], [3, 5], 10) == (7, 3)
assert best_pair_within_budget([2], [], 5) is None
assert best_pair_within_budget([10, 20], [30, 40], 60) == (20, 40)
assert best_pair_within_budget([100, 1, 50], [3, 2, 1], 52) == (50, 2)
assert best_pair_within_budget([4], [9], 13) == (4, 9)
assert best_pair_within_budget([0], [0], 8) == (0, 0)
