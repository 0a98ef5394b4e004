"""From which position on has a control signal come to rest? That is the first index from which all
values up to the end differ from the last value by no more than a tolerance. At least `min_samples`
values, one or more, must lie from there to the end; otherwise, or without any values, the answer is
None."""


def settling_start_index(values, tolerance, min_samples):
    start = len(values)
    while start > 0:
        if abs(values[start - 1] - values[-1]) > tolerance:
            break
        start -= 1
    if len(values) - start < min_samples:
        return None
    return start


assert settling_start_index([0, 5, 9, 10, 10], 1, 2) == 2
assert settling_start_index([0, 5, 8, 10, 10], 1, 2) == 3
assert settling_start_index([0, 11, 9, 10], 1, 3) == 1
assert settling_start_index([0, 11, 9, 10], 1, 4) is None
assert settling_start_index([10, 20, 10, 10], 0, 1) == 2
assert settling_start_index([], 1, 1) is None
assert settling_start_index([4, 4, 4], 0, 3) == 0
assert settling_start_index([1, 2, 3, 4], 1, 2) == 2
