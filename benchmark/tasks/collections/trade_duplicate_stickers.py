"""Two album collectors meet, each with a list of sticker numbers. Either one can give a sticker of
which they hold more than one copy and the other holds none, one copy of each. They exchange one for
one, both in ascending order of the numbers, until one side has nothing more to give or max_trades
exchanges are done. What do both hold afterwards, as a pair of dicts from number to copies?"""

from collections import Counter


def _surplus(own, other):
    return sorted(sticker for sticker, copies in own.items() if copies > 1 and sticker not in other)


def trade_duplicate_stickers(first, second, max_trades):
    ours = Counter(first)
    theirs = Counter(second)
    given = _surplus(ours, theirs)
    taken = _surplus(theirs, ours)
    trades = min(len(given), len(taken), max_trades)
    for turn in range(trades):
        ours[given[turn]] -= 1
        theirs[given[turn]] += 1
        theirs[taken[turn]] -= 1
        ours[taken[turn]] += 1
    return dict(ours), dict(theirs)


assert trade_duplicate_stickers([1, 1, 2, 3, 3], [2, 2, 4, 4, 5], 9) == (
    {1: 1, 2: 1, 3: 2, 4: 1}, {1: 1, 2: 2, 4: 1, 5: 1})
assert trade_duplicate_stickers([8, 7, 8, 7], [5, 5, 6, 6], 1) == (
    {7: 1, 8: 2, 5: 1}, {5: 1, 6: 2, 7: 1})
assert trade_duplicate_stickers([8, 7, 8, 7], [6, 5, 5, 6], 2) == (
    {7: 1, 8: 1, 5: 1, 6: 1}, {5: 1, 6: 1, 7: 1, 8: 1})
assert trade_duplicate_stickers([1, 1], [1, 1, 2, 2], 3) == ({1: 2}, {1: 2, 2: 2})
assert trade_duplicate_stickers([1, 1, 1], [2, 3, 3], 3) == ({1: 2, 3: 1}, {2: 1, 3: 1, 1: 1})
assert trade_duplicate_stickers([1, 1], [], 5) == ({1: 2}, {})
assert trade_duplicate_stickers([4, 4], [9, 9], 0) == ({4: 2}, {9: 2})
assert trade_duplicate_stickers([4, 3], [9, 9, 8, 8], 5) == ({4: 1, 3: 1}, {9: 2, 8: 2})
