"""Probing a hash table of a given size needs a step that visits every slot: between 1 and size - 1
and sharing no factor above 1 with the size. Pick the one closest to a wished step, the larger of
two equally close. The wish may lie anywhere, even outside that span; tables of size 1 and 2 have
the step 1, and a size below 1 gives None."""

from math import gcd


def coprime_stride_near(size, wish):
    if size < 1:
        return None
    best = 1
    for stride in range(2, size):
        if gcd(stride, size) != 1:
            continue
        if abs(stride - wish) <= abs(best - wish):
            best = stride
    return best


assert coprime_stride_near(10, 4) == 3
assert coprime_stride_near(10, 5) == 7
assert coprime_stride_near(15, 10) == 11
assert coprime_stride_near(7, 3) == 3
assert coprime_stride_near(8, 100) == 7
assert coprime_stride_near(8, -5) == 1
assert coprime_stride_near(5, 2) == 2
assert coprime_stride_near(1, 4) == 1
assert coprime_stride_near(0, 3) is None
