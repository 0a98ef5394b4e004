"""Line levels (HDB3) for a text of "0" and "1", as a list of 1, 0 and -1. A "1" is a pulse opposite
in sign to the latest pulse, the very first being 1; a "0" is 0. But every four zeros in a row,
counted afresh after each such four, become 0, 0, 0, V if the number of "1"s since the previous
four, or the start, is odd, else B, 0, 0, V. Both are pulses too, B opposite to the latest one and V
equal to it (so also to B)."""


def substituted_line_levels(bits):
    levels = []
    latest = -1
    ones, zeros = 0, 0
    for bit in bits:
        if bit == "1":
            latest = -latest
            levels.append(latest)
            ones += 1
            zeros = 0
            continue
        levels.append(0)
        zeros += 1
        if zeros < 4:
            continue
        if ones % 2 == 0:
            latest = -latest
            levels[-4] = latest
        levels[-1] = latest
        ones, zeros = 0, 0
    return levels


assert substituted_line_levels("1011") == [1, 0, -1, 1]
assert substituted_line_levels("100001") == [1, 0, 0, 0, 1, -1]
assert substituted_line_levels("0000") == [1, 0, 0, 1]
assert substituted_line_levels("110000") == [1, -1, 1, 0, 0, 1]
assert substituted_line_levels("1000000001") == [1, 0, 0, 0, 1, -1, 0, 0, -1, 1]
assert substituted_line_levels("0001000") == [0, 0, 0, 1, 0, 0, 0]
assert substituted_line_levels("0100010000") == [0, 1, 0, 0, 0, -1, 1, 0, 0, 1]
assert substituted_line_levels("11100001010000") == [1, -1, 1, 0, 0, 0, 1, -1, 0, 1, -1, 0, 0, -1]
