"""In how many ways is n the sum of exactly `parts` whole numbers in a row, each from low up to and
including high, where another order counts as another way (think of dice thrown one after another)?
No parts at all make zero in one way and nothing else; bounds may be negative, and reversed bounds
leave nothing to add up."""

from math import comb


def bounded_ordered_sums(n, parts, low, high):
    if parts == 0:
        return 1 if n == 0 else 0
    spare = n - parts * low
    width = high - low + 1
    ways = 0
    for excess in range(parts + 1):
        left = spare - excess * width
        if left < 0:
            break
        ways += (-1) ** excess * comb(parts, excess) * comb(left + parts - 1, left)
    return ways


assert bounded_ordered_sums(7, 2, 1, 6) == 6
assert bounded_ordered_sums(10, 3, 1, 6) == 27
assert bounded_ordered_sums(0, 0, 1, 6) == 1
assert bounded_ordered_sums(3, 0, 1, 6) == 0
assert bounded_ordered_sums(8, 2, 3, 1) == 0
assert bounded_ordered_sums(13, 2, 1, 6) == 0
assert bounded_ordered_sums(0, 2, -1, 1) == 3
assert bounded_ordered_sums(5, 3, 1, 3) == 6
assert bounded_ordered_sums(2, 1, 2, 2) == 1
