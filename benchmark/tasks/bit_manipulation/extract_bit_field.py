"""Read the number stored between two bit positions of an integer, positions counted from 0 at
the least significant end and both ends included, optionally treating the result as two's
complement of that width. Give None when the lower position is negative or lies above the
upper one."""


def extract_bit_field(value, high, low, signed=False):
    if low < 0 or high < low:
        return None
    width = high - low + 1
    field = (value >> low) & ((1 << width) - 1)
    if signed and field >= 1 << (width - 1):
        field -= 1 << width
    return field


assert extract_bit_field(0xABCD, 11, 4) == 0xBC
assert extract_bit_field(0b1011, 0, 0) == 1
assert extract_bit_field(0b1000, 3, 3, True) == -1
assert extract_bit_field(0x70, 7, 4, True) == 7
assert extract_bit_field(0x180, 7, 4, True) == -8
assert extract_bit_field(0xF0, 7, 4) == 15
assert extract_bit_field(0xFF, 2, 3) is None
assert extract_bit_field(0xFF, 3, -1) is None
assert extract_bit_field(5, 40, 1) == 2
assert extract_bit_field(0xB0, 7, 4, True) == -5
