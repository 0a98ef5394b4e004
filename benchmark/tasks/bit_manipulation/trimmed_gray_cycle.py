"""Position codes for an encoder wheel with an even number of sectors, chosen so that neighbours,
including the last and the first, differ in exactly one bit: take the standard binary reflected
Gray sequence, as integers, whose length is the smallest power of two not below the count, and
leave out equally many codes at either end. An odd count or one below two gives an empty list."""


def trimmed_gray_cycle(count):
    if count % 2 == 1:
        return []
    size = 2
    while size < count:
        size *= 2
    skipped = (size - count) // 2
    return [index ^ (index >> 1) for index in range(skipped, size - skipped)]


assert trimmed_gray_cycle(2) == [0, 1]
assert trimmed_gray_cycle(4) == [0, 1, 3, 2]
assert trimmed_gray_cycle(6) == [1, 3, 2, 6, 7, 5]
assert trimmed_gray_cycle(10) == [2, 6, 7, 5, 4, 12, 13, 15, 14, 10]
assert trimmed_gray_cycle(0) == []
assert trimmed_gray_cycle(7) == []
assert trimmed_gray_cycle(14) == [1, 3, 2, 6, 7, 5, 4, 12, 13, 15, 14, 10, 11, 9]
assert trimmed_gray_cycle(8) == [0, 1, 3, 2, 6, 7, 5, 4]
