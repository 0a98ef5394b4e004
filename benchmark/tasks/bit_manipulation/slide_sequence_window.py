"""Guard a packet stream against replays. Known are the highest number accepted so far and a bitmap
of some width whose bit k is on when the number that lies k below the highest was seen. A higher
number is accepted and becomes the highest, the bitmap being shifted to suit and cut to its
width; any other is accepted if the bitmap still reaches it and it wasn't seen. Return
(accepted, highest, bitmap) after the packet; a refusal changes nothing."""


def slide_sequence_window(sequence, highest, bitmap, width):
    if sequence > highest:
        shift = min(sequence - highest, width)
        moved = (bitmap << shift) | 1
        return True, sequence, moved & ((1 << width) - 1)
    age = highest - sequence
    if age >= width or (bitmap >> age) & 1:
        return False, highest, bitmap
    return True, highest, bitmap | (1 << age)


assert slide_sequence_window(11, 10, 0b0001, 4) == (True, 11, 0b0011)
assert slide_sequence_window(12, 10, 0b0111, 4) == (True, 12, 0b1101)
assert slide_sequence_window(14, 10, 0b1111, 4) == (True, 14, 0b0001)
assert slide_sequence_window(13, 10, 0b1111, 4) == (True, 13, 0b1001)
assert slide_sequence_window(10, 10, 0b0001, 4) == (False, 10, 0b0001)
assert slide_sequence_window(9, 10, 0b0001, 4) == (True, 10, 0b0011)
assert slide_sequence_window(7, 10, 0b0001, 4) == (True, 10, 0b1001)
assert slide_sequence_window(6, 10, 0b0001, 4) == (False, 10, 0b0001)
assert slide_sequence_window(8, 10, 0b0101, 4) == (False, 10, 0b0101)
assert slide_sequence_window(11, 10, 0, 0) == (True, 11, 0)
