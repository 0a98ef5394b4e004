"""A list of slots is used in a circle: the oldest of `count` entries stands at index `head`, the
next ones behind it and, past the end of the list, on from index 0. Their sequence numbers ascend
but may have holes; the slots not in use hold old numbers that don't count. Give the index at
which a number stands, -1 if it is in no used slot, without looking at all of them."""


def slot_in_ring_buffer(slots, head, count, number):
    low, high = 0, count
    while low < high:
        middle = (low + high) // 2
        if slots[(head + middle) % len(slots)] < number:
            low = middle + 1
        else:
            high = middle
    if low == count:
        return -1
    slot = (head + low) % len(slots)
    return slot if slots[slot] == number else -1


assert slot_in_ring_buffer([50, 60, 10, 20, 30], 2, 5, 50) == 0
assert slot_in_ring_buffer([50, 60, 10, 20, 30], 2, 5, 20) == 3
assert slot_in_ring_buffer([50, 60, 10, 20, 30], 2, 5, 40) == -1
assert slot_in_ring_buffer([50, 60, 10, 20, 30], 2, 3, 50) == -1
assert slot_in_ring_buffer([50, 60, 10, 20, 30], 2, 3, 30) == 4
assert slot_in_ring_buffer([50, 60, 10, 20, 30], 2, 5, 60) == 1
assert slot_in_ring_buffer([10, 20, 30], 0, 3, 10) == 0
assert slot_in_ring_buffer([7], 0, 0, 7) == -1
assert slot_in_ring_buffer([40, 9, 12, 31, 35, 38], 3, 4, 38) == 5
