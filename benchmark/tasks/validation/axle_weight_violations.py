"""Weigh a lorry's axles, (position, load) from front to back. Neighbours whose positions are less
than a distance apart belong to the same group, which may chain on; a group of two or more may carry
the shared limit for each of its axles together. List what is overloaded: "axle 2" for every load
above the single limit, then "axles 2-3" (first and last) for groups, then "total" when the lorry
exceeds its limit. Numbers start at 1; equal to a limit is allowed."""


def axle_weight_violations(axles, single, distance, shared, total):
    loads = [load for _, load in axles]
    found = [f"axle {number}" for number, load in enumerate(loads, 1) if load > single]
    start = 0
    for end in range(1, len(axles) + 1):
        if end < len(axles) and axles[end][0] - axles[end - 1][0] < distance:
            continue
        size = end - start
        if size > 1 and sum(loads[start:end]) > size * shared:
            found.append(f"axles {start + 1}-{end}")
        start = end
    if sum(loads) > total:
        found.append("total")
    return found


assert axle_weight_violations([(0, 7), (40, 10), (53, 8), (90, 5)], 10, 14, 9, 30) == []
assert axle_weight_violations([(0, 7), (40, 10), (53, 9)], 10, 14, 9, 26) == ["axles 2-3"]
assert axle_weight_violations([(0, 7), (40, 10), (54, 9)], 10, 14, 9, 25) == ["total"]
assert axle_weight_violations([(0, 11), (13, 5), (26, 8), (50, 12)], 10, 14, 7, 99) == [
    "axle 1", "axle 4", "axles 1-3"]
assert axle_weight_violations([(5, 9), (15, 9), (40, 5), (50, 6)], 10, 11, 5, 28) == [
    "axles 1-2", "axles 3-4", "total"]
assert axle_weight_violations([(3, 10)], 10, 14, 4, 10) == []
assert axle_weight_violations([(3, 10), (60, 2)], 9, 14, 4, 12) == ["axle 1"]
assert axle_weight_violations([], 10, 14, 9, 0) == []
