"""Give every finishing time its rank, in the order of the input. Taken from the fastest on, a time
that is slower than the first time of the current group by no more than the tolerance shares the
rank of that group. Any other opens a new group, ranked one more than the number of all finishers
in earlier groups. None stands for somebody who did not finish: the rank is None too, and nobody
counts them."""


def rank_times_with_tolerance(times, tolerance):
    ranks = [None] * len(times)
    finishers = [index for index, time in enumerate(times) if time is not None]
    finishers.sort(key=lambda index: times[index])
    leader = None
    rank = 0
    for position, index in enumerate(finishers, 1):
        if leader is None or times[index] - leader > tolerance:
            leader = times[index]
            rank = position
        ranks[index] = rank
    return ranks


assert rank_times_with_tolerance([10, 12, 11], 1) == [1, 3, 1]
assert rank_times_with_tolerance([5, 6, 7, 8], 1) == [1, 1, 3, 3]
assert rank_times_with_tolerance([None, 20, None, 15], 2) == [None, 2, None, 1]
assert rank_times_with_tolerance([9, 9, 10], 0) == [1, 1, 3]
assert rank_times_with_tolerance([30, 20, 10], 5) == [3, 2, 1]
assert rank_times_with_tolerance([0, 3, 7], 3) == [1, 1, 3]
assert rank_times_with_tolerance([64, None, 60, 62, 66, 61], 2) == [4, None, 1, 1, 4, 1]
assert rank_times_with_tolerance([2.5, 2.25, 3.0], 0.5) == [1, 1, 3]
