"""Bit b of mask k in a list is on while memory block b of order k, units b * 2 ** k to (b + 1) * 2
** k - 1, is free. To hand out a block of a wanted order take the lowest-numbered free block of the
smallest order, not below it, that has one, and halve it until it fits, going on with the lower half
and freeing the upper. Return (block number in the wanted order, new list of masks), or None if
nothing serves or the order is negative."""


def buddy_split_allocate(free, order):
    if order < 0:
        return None
    masks = list(free)
    source = order
    while source < len(masks) and masks[source] == 0:
        source += 1
    if source >= len(masks):
        return None
    block = (masks[source] & -masks[source]).bit_length() - 1
    masks[source] ^= 1 << block
    for level in range(source - 1, order - 1, -1):
        block *= 2
        masks[level] |= 1 << (block + 1)
    return block, masks


assert buddy_split_allocate([0, 0, 0b1], 0) == (0, [0b10, 0b10, 0])
assert buddy_split_allocate([0b1000, 0b1, 0], 0) == (3, [0, 0b1, 0])
assert buddy_split_allocate([0, 0b1100, 0b1], 1) == (2, [0, 0b1000, 0b1])
assert buddy_split_allocate([0, 0b1000, 0b10], 0) == (6, [0b10000000, 0, 0b10])
assert buddy_split_allocate([1, 0, 0, 0b10], 1) == (4, [1, 0b100000, 0b1000, 0])
assert buddy_split_allocate([0b100, 0b11], 1) == (0, [0b100, 0b10])
assert buddy_split_allocate([0b11, 0, 0], 1) is None
assert buddy_split_allocate([0b10, 0b110, 0b1], 1) == (1, [0b10, 0b100, 0b1])
assert buddy_split_allocate([1, 1], -1) is None
