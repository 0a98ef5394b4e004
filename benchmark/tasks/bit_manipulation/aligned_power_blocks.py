"""Cover every whole number from a first to a last one, both included, with as few blocks as
possible, where a block's length is a power of two, is at most 2 to a given exponent, and its
first number is a multiple of its length, like splitting an address range into subnets. List
(first number, length) pairs in ascending order; an empty list if the range begins below zero or
is empty."""


def aligned_power_blocks(start, end, max_bits):
    if start < 0:
        return []
    blocks = []
    for bit in range(max_bits):
        size = 1 << bit
        if start & size and start + size <= end + 1:
            blocks.append((start, size))
            start += size
    limit = 1 << max_bits
    for _ in range((end - start + 1) // limit):
        blocks.append((start, limit))
        start += limit
    for bit in reversed(range(max_bits)):
        size = 1 << bit
        if start + size <= end + 1:
            blocks.append((start, size))
            start += size
    return blocks


assert aligned_power_blocks(0, 7, 3) == [(0, 8)]
assert aligned_power_blocks(0, 6, 2) == [(0, 4), (4, 2), (6, 1)]
assert aligned_power_blocks(3, 10, 4) == [(3, 1), (4, 4), (8, 2), (10, 1)]
assert aligned_power_blocks(6, 6, 4) == [(6, 1)]
assert aligned_power_blocks(6, 5, 4) == []
assert aligned_power_blocks(-1, 1, 3) == []
assert aligned_power_blocks(0, 0, 5) == [(0, 1)]
assert aligned_power_blocks(2, 7, 10) == [(2, 2), (4, 4)]
assert aligned_power_blocks(1, 2, 3) == [(1, 1), (2, 1)]
assert aligned_power_blocks(16, 33, 3) == [(16, 8), (24, 8), (32, 2)]
