"""Fletcher's 16-bit check number of a list of byte values: two sums modulo 255 start at zero, after
each byte the first grows by the byte and the second by the new first, and the number is the second
times 256 plus the first. The bytes from index start up to but not including index end, where the
number itself will be stored, count as zero but still take their turn."""


def fletcher_checksum_skipping(data, start, end):
    first, second = 0, 0
    for index, byte in enumerate(data):
        if start <= index < end:
            byte = 0
        first = (first + byte) % 255
        second = (second + first) % 255
    return second << 8 | first


assert fletcher_checksum_skipping([97, 98, 99, 100, 101], 0, 0) == 0xC8F0
assert fletcher_checksum_skipping([], 0, 2) == 0
assert fletcher_checksum_skipping([1, 2, 3, 4], 1, 3) == 0x0805
assert fletcher_checksum_skipping([1, 2, 3], 0, 1) == 0x0705
assert fletcher_checksum_skipping([254, 2], 2, 4) == 0x0001
assert fletcher_checksum_skipping([9, 9], 1, 9) == 0x1209
assert fletcher_checksum_skipping([1, 2], 2, 1) == 0x0403
assert fletcher_checksum_skipping([200, 100], 0, 0) == 0xF52D
