"""Trace a search in an ascending list that speeds up: which indexes does it look at, in order? It
starts at index 0 and steps on by 1, 2, 4, 8 and so on, but never past the last index, until it
sees a value at or above the target or has seen the last one. If a step ended above the target,
it keeps halving the gap strictly between the last two indexes, looking at the middle (the lower
of two), until it meets the target or the gap is used up. An empty list gives an empty trace."""


def galloping_probe_indices(values, target):
    if not values:
        return []
    last = len(values) - 1
    probes = [0]
    step = 1
    while probes[-1] < last and values[probes[-1]] < target:
        probes.append(min(probes[-1] + step, last))
        step *= 2
    if len(probes) < 2 or values[probes[-1]] <= target:
        return probes
    low, high = probes[-2] + 1, probes[-1] - 1
    while low <= high:
        middle = (low + high) // 2
        probes.append(middle)
        if values[middle] == target:
            break
        if values[middle] < target:
            low = middle + 1
        else:
            high = middle - 1
    return probes


assert galloping_probe_indices([0, 10, 20, 30, 40, 50, 60, 70, 80, 90], 50) == [0, 1, 3, 7, 5]
assert galloping_probe_indices([0, 10, 20, 30, 40, 50, 60, 70, 80, 90], 45) == [0, 1, 3, 7, 5, 4]
assert galloping_probe_indices([0, 10, 20, 30, 40, 50, 60, 70, 80, 90], 55) == [0, 1, 3, 7, 5, 6]
assert galloping_probe_indices([0, 10, 20, 30, 40, 50, 60, 70, 80, 90], 30) == [0, 1, 3]
assert galloping_probe_indices([0, 10, 20, 30, 40, 50, 60, 70, 80, 90], 85) == [0, 1, 3, 7, 9, 8]
assert galloping_probe_indices([5, 6, 8, 11], 20) == [0, 1, 3]
assert galloping_probe_indices([4, 9], 2) == [0]
assert galloping_probe_indices([], 3) == []
assert galloping_probe_indices([0, 10, 20, 30, 40], 5) == [0, 1]
assert galloping_probe_indices([7], 9) == [0]
