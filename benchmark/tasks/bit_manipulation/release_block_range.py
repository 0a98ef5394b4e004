"""Free a number of neighbouring blocks, from a starting block upwards, in a disk's allocation
bitmap whose bit b is on while block b is in use. Blocks that would lie at or past the disk's size
in blocks are left out and their bits stay as they are. Return the new bitmap and how many of the
blocks were free before, or None if the starting block itself is not on the disk."""


def release_block_range(bitmap, start, count, size):
    if not 0 <= start < size:
        return None
    already_free = 0
    for block in range(start, min(start + count, size)):
        bit = 1 << block
        if bitmap & bit:
            bitmap -= bit
        else:
            already_free += 1
    return bitmap, already_free


assert release_block_range(0b1111, 1, 2, 4) == (0b1001, 0)
assert release_block_range(0b1001, 0, 4, 4) == (0, 2)
assert release_block_range(0b0101, 1, 9, 3) == (0b0001, 1)
assert release_block_range(7, 3, 1, 3) is None
assert release_block_range(7, -1, 0, 3) is None
assert release_block_range(7, 0, 0, 3) == (7, 0)
assert release_block_range(0b11111, 2, 4, 4) == (0b10011, 0)
assert release_block_range(0b111, 2, 1, 3) == (0b011, 0)
