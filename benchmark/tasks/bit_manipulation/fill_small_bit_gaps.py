"""Close the holes of a scanned barcode line held as a non-negative integer: each stretch of zero
bits that has a one right above and right below it becomes ones if it is at most so many bits long.
The zeros above the highest and below the lowest one stay as they are. Give the mended integer and
the number of stretches closed."""


def fill_small_bit_gaps(line, longest):
    result, closed = line, 0
    previous = None
    for bit in range(line.bit_length()):
        if line >> bit & 1 == 0:
            continue
        if previous is not None:
            gap = bit - previous - 1
            if 0 < gap <= longest:
                result |= ((1 << gap) - 1) << (previous + 1)
                closed += 1
        previous = bit
    return result, closed


assert fill_small_bit_gaps(0, 3) == (0, 0)
assert fill_small_bit_gaps(0b101, 1) == (0b111, 1)
assert fill_small_bit_gaps(0b1001, 1) == (0b1001, 0)
assert fill_small_bit_gaps(0b1001011000, 2) == (0b1111111000, 2)
assert fill_small_bit_gaps(0b1000100101, 2) == (0b1000111111, 2)
assert fill_small_bit_gaps(0b1100, 5) == (0b1100, 0)
assert fill_small_bit_gaps(0b10001, 3) == (0b11111, 1)
assert fill_small_bit_gaps(0b11011, 0) == (0b11011, 0)
assert fill_small_bit_gaps(0b1000001000010, 4) == (0b1000001111110, 1)
