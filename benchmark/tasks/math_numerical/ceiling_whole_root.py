"""Smallest whole number whose k-th power is at least n, exact for huge n. For odd k it may be
negative, so -28 with k = 3 leads to -3; for even k only numbers from zero up are considered, which
makes it 0 for every negative n. A k below 1 gives None."""


def ceiling_whole_root(n, k):
    if k < 1:
        return None
    if n < 0 and k % 2 == 0:
        return 0
    low, high = min(n, 0), max(n, 0)
    while low < high:
        middle = (low + high) // 2
        if middle**k >= n:
            high = middle
        else:
            low = middle + 1
    return low


assert ceiling_whole_root(27, 3) == 3
assert ceiling_whole_root(28, 3) == 4
assert ceiling_whole_root(0, 2) == 0
assert ceiling_whole_root(-28, 3) == -3
assert ceiling_whole_root(-26, 3) == -2
assert ceiling_whole_root(-1, 2) == 0
assert ceiling_whole_root(5, 0) is None
assert ceiling_whole_root(-7, 1) == -7
assert ceiling_whole_root(10**18 + 1, 2) == 10**9 + 1
