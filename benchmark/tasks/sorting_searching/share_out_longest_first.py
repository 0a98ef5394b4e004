"""Distribute pieces of work among workers: taking the longest piece first, each goes to whoever
has the smallest sum of durations so far (the one with the lowest number if several), but nobody
takes more than `limit` pieces. The result is the list of sums by worker, or None if there are
more pieces than all of them together may take. Without any work every sum is 0."""


def share_out_longest_first(durations, workers, limit):
    if len(durations) > workers * limit:
        return None
    loads = [0] * workers
    counts = [0] * workers
    for duration in sorted(durations, reverse=True):
        chosen = None
        for worker in range(workers):
            if counts[worker] >= limit:
                continue
            if chosen is None or loads[worker] < loads[chosen]:
                chosen = worker
        loads[chosen] += duration
        counts[chosen] += 1
    return loads


assert share_out_longest_first([2, 4, 3], 2, 5) == [4, 5]
assert share_out_longest_first([5, 5, 1], 2, 5) == [6, 5]
assert share_out_longest_first([2, 2, 9, 2], 2, 2) == [11, 4]
assert share_out_longest_first([1, 2, 3], 2, 1) is None
assert share_out_longest_first([6, 7], 2, 1) == [7, 6]
assert share_out_longest_first([], 2, 3) == [0, 0]
assert share_out_longest_first([3], 0, 2) is None
assert share_out_longest_first([8, 7, 6, 5, 4], 3, 2) == [8, 11, 11]
