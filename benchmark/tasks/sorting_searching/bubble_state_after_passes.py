"""Follow bubble sort for at most `passes` passes. A pass goes from left to right and swaps any two
neighbours that stand in descending order; the second pass leaves out the last entry, the third
the last two, and so on, since these are settled. A pass without a swap is the final one. Give
(list as it stands then, swaps, comparisons), leaving the list passed in as it is; zero or fewer
passes do nothing."""


def bubble_state_after_passes(values, passes):
    state = list(values)
    swaps = 0
    comparisons = 0
    for settled in range(passes):
        swaps_before = swaps
        for right in range(1, len(state) - settled):
            comparisons += 1
            if state[right - 1] > state[right]:
                state[right - 1], state[right] = state[right], state[right - 1]
                swaps += 1
        if swaps == swaps_before:
            break
    return state, swaps, comparisons


assert bubble_state_after_passes([3, 2, 1], 1) == ([2, 1, 3], 2, 2)
assert bubble_state_after_passes([3, 2, 1], 5) == ([1, 2, 3], 3, 3)
assert bubble_state_after_passes([1, 2, 3], 4) == ([1, 2, 3], 0, 2)
assert bubble_state_after_passes([2, 1], 0) == ([2, 1], 0, 0)
assert bubble_state_after_passes([2, 2, 1], 1) == ([2, 1, 2], 1, 2)
assert bubble_state_after_passes([2, 1, 3, 4], 9) == ([1, 2, 3, 4], 1, 5)
assert bubble_state_after_passes([4, 1, 3, 2], 2) == ([1, 2, 3, 4], 4, 5)
assert bubble_state_after_passes([7, 6, 8, 5], 1) == ([6, 7, 5, 8], 2, 3)
