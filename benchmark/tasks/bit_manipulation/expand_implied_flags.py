"""Some options switch on others: a dict from bit position to a mask of the bits that this bit
brings along. Starting from a non-negative mask keep switching on what the bits that are on imply,
also indirectly. Bits of a blocked mask are never switched on, and one that is on from the start
stays on but implies nothing. Answer with the final mask and how many bits were added."""


def expand_implied_flags(flags, implied, blocked):
    added = 0
    queue = [bit for bit in implied if flags >> bit & 1]
    for bit in queue:
        if blocked >> bit & 1:
            continue
        fresh = implied.get(bit, 0) & ~blocked & ~flags
        flags |= fresh
        for target in range(fresh.bit_length()):
            if fresh >> target & 1:
                added += 1
                queue.append(target)
    return flags, added


assert expand_implied_flags(0, {0: 0b110}, 0) == (0, 0)
assert expand_implied_flags(0b1, {0: 0b110}, 0) == (0b111, 2)
assert expand_implied_flags(0b1, {0: 0b10, 1: 0b1000, 3: 0b100000}, 0) == (0b101011, 3)
assert expand_implied_flags(0b1, {0: 0b110, 1: 0b1000, 2: 0b10000}, 0b10) == (0b10101, 2)
assert expand_implied_flags(0b1001, {0: 0b10, 3: 0b100}, 0b1000) == (0b1011, 1)
assert expand_implied_flags(0b11, {0: 0b10, 1: 0b1}, 0) == (0b11, 0)
assert expand_implied_flags(0b100, {2: 0b1, 0: 0b110, 1: 0b1}, 0b1000) == (0b111, 2)
assert expand_implied_flags(0b10000, {0: 0b1000, 4: 0b100, 5: 0b10}, 0) == (0b10100, 1)
