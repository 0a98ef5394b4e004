"""Undo a modem's scrambling of a text of "0" and "1": each plain bit is the received bit
exclusive-or the received bits 4 and 7 places before it. Before the first received bit stand the
seven bits of a seed, the bit nearest to it being the seed's lowest. Return the plain text of the
same length; other characters or a seed outside 0 to 127 give None."""


def descramble_bit_stream(received, seed):
    if seed < 0 or seed > 127:
        return None
    history = seed
    plain = []
    for char in received:
        if char not in "01":
            return None
        bit = int(char)
        mixed = bit ^ (history >> 3 & 1) ^ (history >> 6 & 1)
        plain.append(str(mixed))
        history = history << 1 | bit
    return "".join(plain)


assert descramble_bit_stream("", 5) == ""
assert descramble_bit_stream("10000000", 0) == "10001001"
assert descramble_bit_stream("0", 0b1000000) == "1"
assert descramble_bit_stream("00000000", 1) == "00010010"
assert descramble_bit_stream("11", 0b1101000) == "10"
assert descramble_bit_stream("0", 127) == "0"
assert descramble_bit_stream("01021", 0) is None
assert descramble_bit_stream("1", 128) is None
assert descramble_bit_stream("1", -1) is None
