"""A lawn is mown in parallel passes as broad as the mower, each overlapping the one before it by at
least the given amount. How many passes does it take to cover the lawn's width, and by how much do
they reach beyond it if all overlaps are exactly that amount: (passes, surplus)? An overlap not
smaller than the mower gives None, and otherwise a lawn width of zero or less gives (0, 0). All
measures are whole numbers, the overlap at least 0."""


def mower_strip_count(lawn, mower, overlap):
    gain = mower - overlap
    if gain <= 0:
        return None
    if lawn <= 0:
        return 0, 0
    if lawn <= mower:
        return 1, mower - lawn
    further, rest = divmod(lawn - mower, gain)
    if rest == 0:
        return 1 + further, 0
    return 2 + further, gain - rest


assert mower_strip_count(500, 100, 0) == (5, 0)
assert mower_strip_count(500, 100, 10) == (6, 50)
assert mower_strip_count(101, 100, 30) == (2, 69)
assert mower_strip_count(100, 100, 30) == (1, 0)
assert mower_strip_count(1, 100, 30) == (1, 99)
assert mower_strip_count(180, 60, 20) == (4, 0)
assert mower_strip_count(0, 60, 20) == (0, 0)
assert mower_strip_count(40, 60, 60) is None
assert mower_strip_count(12, 5, 4) == (8, 0)
