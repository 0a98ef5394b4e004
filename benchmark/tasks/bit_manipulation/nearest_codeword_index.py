"""Decode a received word to one of a list of codewords, all non-negative integers of which only the
lowest bits, as many as the width, are compared: which index has the codeword that differs in the
fewest bits? None when two or more entries share that fewest number (equal codewords included),
when it is greater than a radius, or when the list is empty."""


def nearest_codeword_index(received, codewords, width, radius):
    used = (1 << width) - 1
    distances = [((received ^ codeword) & used).bit_count() for codeword in codewords]
    fewest = min(distances, default=radius + 1)
    if fewest > radius or distances.count(fewest) > 1:
        return None
    best = distances.index(fewest)
    return best


assert nearest_codeword_index(0b1011, [0b0000, 0b1111], 4, 1) == 1
assert nearest_codeword_index(0b1011, [0b1011, 0b0000], 4, 0) == 0
assert nearest_codeword_index(0b0011, [0b0000, 0b1111], 4, 2) is None
assert nearest_codeword_index(0b0001, [0b1110, 0b0111, 0b1000], 4, 2) is None
assert nearest_codeword_index(0b0111, [0b0000], 4, 2) is None
assert nearest_codeword_index(0b10110, [0b01011, 0b10111, 0b00111], 4, 1) is None
assert nearest_codeword_index(0b110000, [0b0011, 0b0101, 0b11000001], 4, 3) == 2
assert nearest_codeword_index(0, [0b1, 0b110, 0b101], 3, 3) == 0
assert nearest_codeword_index(5, [], 4, 4) is None
