"""How fragmented is the free space of a store? In its bitmap bit b is on while block b is in use,
and only blocks below its size count. Answer the percentage of the free blocks, rounded down to
a whole number, that are not in the longest stretch of neighbouring free blocks; 0 if no block
is free."""


def free_space_fragmentation(bitmap, size):
    free = longest = stretch = 0
    for block in range(size):
        if (bitmap >> block) & 1:
            stretch = 0
            continue
        free += 1
        stretch += 1
        longest = max(longest, stretch)
    if free == 0:
        return 0
    return 100 * (free - longest) // free


assert free_space_fragmentation(0, 4) == 0
assert free_space_fragmentation(0b1111, 4) == 0
assert free_space_fragmentation(0b0100, 4) == 33
assert free_space_fragmentation(0b10101, 6) == 66
assert free_space_fragmentation(0b110000, 4) == 0
assert free_space_fragmentation(0b10010, 8) == 50
assert free_space_fragmentation(0b1000010, 9) == 42
assert free_space_fragmentation(0b01001001, 7) == 50
