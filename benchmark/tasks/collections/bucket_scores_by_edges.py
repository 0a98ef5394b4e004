"""Put measured values into buckets bounded by ascending edges: one bucket per edge with everything
up to and including this edge but above the one before, and a last bucket for what is above all
edges, so that without edges there is a single bucket. Missing values are None and are only counted;
values below the lowest valid one are counted too, separately. Return (buckets as lists in order of
arrival, number missing, number too low)."""


def bucket_scores_by_edges(values, edges, lowest):
    buckets = [[] for _ in range(len(edges) + 1)]
    missing = 0
    too_low = 0
    for value in values:
        if value is None:
            missing += 1
            continue
        if value < lowest:
            too_low += 1
            continue
        place = 0
        while place < len(edges) and value > edges[place]:
            place += 1
        buckets[place].append(value)
    return buckets, missing, too_low


assert bucket_scores_by_edges([5, 10, 11, 20, 21], [10, 20], 0) == ([[5, 10], [11, 20], [21]], 0, 0)
assert bucket_scores_by_edges([30, None, 2, None, 40], [3, 30], 1) == ([[2], [30], [40]], 2, 0)
assert bucket_scores_by_edges([4, 3, -1, None], [9], 4) == ([[4], []], 1, 2)
assert bucket_scores_by_edges([7, 1, 0], [], 1) == ([[7, 1]], 0, 1)
assert bucket_scores_by_edges([9, 8, 7], [7, 8, 9], 8) == ([[], [8], [9], []], 0, 1)
assert bucket_scores_by_edges([], [5], 0) == ([[], []], 0, 0)
assert bucket_scores_by_edges([0, 0.5, 1.5, -2], [0.5], -3) == ([[0, 0.5, -2], [1.5]], 0, 0)
assert bucket_scores_by_edges([None, None, None, 0], [1, 2], 5) == ([[], [], []], 3, 1)
