"""A mainframe file holds numbers as packed decimal: a list of byte values with two decimal digits
to a byte, high half first, except that the low half of the last byte is the sign, 0xC or 0xF for
plus and 0xD for minus. What integer is it? None if a digit is above nine, the sign is anything else
or there are no bytes; a minus zero is an ordinary 0."""


def decode_signed_bcd(data):
    if not data:
        return None
    digits = []
    for byte in data:
        digits.append(byte >> 4)
        digits.append(byte & 0xF)
    sign = digits.pop()
    if sign not in (0xC, 0xD, 0xF):
        return None
    value = 0
    for digit in digits:
        if digit > 9:
            return None
        value = value * 10 + digit
    return -value if sign == 0xD else value


assert decode_signed_bcd([0x12, 0x3C]) == 123
assert decode_signed_bcd([0x40, 0x5D]) == -405
assert decode_signed_bcd([0x98, 0x7F]) == 987
assert decode_signed_bcd([0x0D]) == 0
assert decode_signed_bcd([]) is None
assert decode_signed_bcd([0x1A, 0x2C]) is None
assert decode_signed_bcd([0x12, 0x3E]) is None
assert decode_signed_bcd([0x12, 0x3B]) is None
assert decode_signed_bcd([0x00, 0x12]) is None
