"""All ways to pick k, zero or more, of the numbers 0 to n-1, each pick sorted upwards, are imagined
as a list in dictionary order. Which one stands at a given place, counted from 0? It must be quick
for lists of many billions. Picking nothing is one way, the empty list; a place before the first or
after the last pick gives None."""

from math import comb


def combination_at_rank(n, k, rank):
    if rank < 0 or rank >= comb(n, k):
        return None
    chosen = []
    number = 0
    while len(chosen) < k:
        following = comb(n - number - 1, k - len(chosen) - 1)
        if rank < following:
            chosen.append(number)
        else:
            rank -= following
        number += 1
    return chosen


assert combination_at_rank(5, 3, 0) == [0, 1, 2]
assert combination_at_rank(5, 3, 9) == [2, 3, 4]
assert combination_at_rank(4, 0, 1) is None
assert combination_at_rank(5, 3, -1) is None
assert combination_at_rank(4, 0, 0) == []
assert combination_at_rank(5, 2, 6) == [1, 4]
assert combination_at_rank(6, 3, 10) == [1, 2, 3]
assert combination_at_rank(6, 4, 7) == [0, 2, 3, 5]
