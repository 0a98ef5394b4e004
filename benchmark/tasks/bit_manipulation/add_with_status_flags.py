"""Emulate a processor adding two unsigned words of a given width in bits and a carry-in of 0 or 1.
Return the word it leaves and a text of the four flags in the order "NZCV", a letter being uppercase
when set and lowercase when clear: N the result's top bit, Z result zero, C the unsigned sum doesn't
fit in the word, V the sum of the operands (and carry) read as two's complement doesn't fit as
such."""


def add_with_status_flags(first, second, carry, width):
    size = 1 << width
    half = size // 2
    total = first + second + carry
    result = total % size
    negative = result >= half
    overflow = (first < half) == (second < half) and (first < half) == negative
    flags = (negative, result == 0, total >= size, overflow)
    letters = [
        letter if is_set else letter.lower() for letter, is_set in zip("NZCV", flags)
    ]
    return result, "".join(letters)


assert add_with_status_flags(1, 2, 0, 8) == (3, "nzcv")
assert add_with_status_flags(0x7F, 1, 0, 8) == (0x80, "NzcV")
assert add_with_status_flags(0xFF, 1, 0, 8) == (0, "nZCv")
assert add_with_status_flags(0x80, 0x80, 0, 8) == (0, "nZCV")
assert add_with_status_flags(0xF0, 0x20, 1, 8) == (0x11, "nzCv")
assert add_with_status_flags(0x7F, 0, 1, 8) == (0x80, "NzcV")
assert add_with_status_flags(0xF, 0xF, 1, 4) == (0xF, "NzCv")
assert add_with_status_flags(0x01, 0x80, 0, 8) == (0x81, "Nzcv")
assert add_with_status_flags(0xFE, 0x01, 0, 8) == (0xFF, "Nzcv")
assert add_with_status_flags(0x80, 0x90, 0, 8) == (0x10, "nzCV")
