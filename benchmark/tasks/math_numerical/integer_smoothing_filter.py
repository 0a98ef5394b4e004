"""Steady a noisy sensor without fractions. The first reading sets the state; at each later one the
state moves towards the reading by their difference divided by 2 to the power of `shift`, cut
towards zero, but by at least 1 if they differ. Return the state after every reading. A None reading
repeats the state, which is None before the first real reading."""


def integer_smoothing_filter(readings, shift):
    state = None
    smoothed = []
    for reading in readings:
        if state is None:
            state = reading
        elif reading is not None and reading != state:
            gap = reading - state
            step = max(abs(gap) // 2**shift, 1)
            state += step if gap > 0 else -step
        smoothed.append(state)
    return smoothed


assert integer_smoothing_filter([10, 20, 20], 2) == [10, 12, 14]
assert integer_smoothing_filter([10, 0], 2) == [10, 8]
assert integer_smoothing_filter([5, 6, 4], 3) == [5, 6, 5]
assert integer_smoothing_filter([None, 3, None, 11], 1) == [None, 3, 3, 7]
assert integer_smoothing_filter([-7, -7, -9], 1) == [-7, -7, -8]
assert integer_smoothing_filter([1, 9, 2], 0) == [1, 9, 2]
assert integer_smoothing_filter([0, 100, None, -100], 4) == [0, 6, 6, 0]
assert integer_smoothing_filter([None, 0, 0, None], 1) == [None, 0, 0, 0]
