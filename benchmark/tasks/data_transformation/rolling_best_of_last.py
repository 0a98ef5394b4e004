"""For a handicap table I need, after every round, the sum of a player's k highest results among the
last n rounds up to that one (fewer rounds at the beginning). A round not played is None: it takes
up one of the n places but is no result. Wherever the window holds fewer than k results the entry is
None."""


def rolling_best_of_last(results, n, k):
    totals = []
    for end in range(1, len(results) + 1):
        window = results[max(end - n, 0):end]
        played = sorted((result for result in window if result is not None), reverse=True)
        if len(played) < k:
            totals.append(None)
            continue
        totals.append(sum(played[:k]))
    return totals


assert rolling_best_of_last([5, 3, 9, 1], 3, 2) == [None, 8, 14, 12]
assert rolling_best_of_last([4, None, 6], 2, 1) == [4, 4, 6]
assert rolling_best_of_last([None, 2, None, None], 2, 1) == [None, 2, 2, None]
assert rolling_best_of_last([7, 8], 5, 3) == [None, None]
assert rolling_best_of_last([1, 2, 3, 4], 1, 1) == [1, 2, 3, 4]
assert rolling_best_of_last([10, 1, 2, 3], 4, 4) == [None, None, None, 16]
assert rolling_best_of_last([-5, -2, -9], 2, 1) == [-5, -2, -2]
assert rolling_best_of_last([3, 5, None, 4, 1], 3, 2) == [None, 8, 8, 9, 5]
