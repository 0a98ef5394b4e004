"""Read a text of half-bit samples "0" and "1" two at a time from the start: "01" is the bit 1, "10"
the bit 0. Two equal samples are no bit; then reading slips on by one sample and tries again. A
single sample left over at the end is ignored. Give (text of bits, number of slips), or None when
there are more slips than a maximum."""


def decode_manchester_pairs(samples, most_slips):
    bits = []
    slips = 0
    at = 0
    while at + 1 < len(samples):
        before, after = samples[at], samples[at + 1]
        if before == after:
            slips += 1
            at += 1
            continue
        bits.append(after)
        at += 2
    if slips > most_slips:
        return None
    return "".join(bits), slips


assert decode_manchester_pairs("0110", 0) == ("10", 0)
assert decode_manchester_pairs("011", 0) == ("1", 0)
assert decode_manchester_pairs("", 3) == ("", 0)
assert decode_manchester_pairs("0011", 1) == ("1", 1)
assert decode_manchester_pairs("1100110", 2) == ("010", 1)
assert decode_manchester_pairs("000", 1) is None
assert decode_manchester_pairs("000", 2) == ("", 2)
assert decode_manchester_pairs("0000101", 5) == ("11", 3)
assert decode_manchester_pairs("1011", 0) is None
