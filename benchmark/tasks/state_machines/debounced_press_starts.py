"""Clean up a noisy push button sampled as 0s and 1s: the button starts released, and its level
only really changes once the opposite value was seen for a required number of samples in a row.
Return, for every accepted press, the position of the first sample of that row; shorter blips in
either direction are ignored. No samples, or a requirement below one, gives an empty list."""


def debounced_press_starts(samples, hold):
    if hold < 1:
        return []
    presses = []
    stable, streak = 0, 0
    for index, level in enumerate(samples):
        if level == stable:
            streak = 0
            continue
        streak += 1
        if streak < hold:
            continue
        stable, streak = level, 0
        if stable == 1:
            presses.append(index - hold + 1)
    return presses


assert debounced_press_starts([0, 1, 1, 1, 0, 0, 0], 3) == [1]
assert debounced_press_starts([0, 1, 1, 0, 1, 1, 1], 3) == [4]
assert debounced_press_starts([1, 1, 0, 1, 0, 0, 1, 1], 2) == [0, 6]
assert debounced_press_starts([], 2) == []
assert debounced_press_starts([1, 0, 1], 1) == [0, 2]
assert debounced_press_starts([1, 1], 0) == []
assert debounced_press_starts([1, 1], 3) == []
assert debounced_press_starts([0, 0, 1, 1, 1, 1, 1], 2) == [2]
assert debounced_press_starts([1, 1, 1, 0, 0, 1, 1, 1], 3) == [0]
