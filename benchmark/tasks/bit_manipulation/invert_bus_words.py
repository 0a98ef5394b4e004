"""Save power on an eight-line bus: a byte that would toggle more than four lines against what is on
the lines now (0 at first) goes out with all its bits flipped and flag 1, any other as it is with
flag 0. For a list of bytes give the list of (value sent, flag) and the total number of times a line
toggles; the flag has a line of its own that does not count."""


def invert_bus_words(data):
    coded = []
    total = 0
    lines = 0
    for byte in data:
        flag = 0
        toggled = (byte ^ lines).bit_count()
        if toggled > 4:
            byte ^= 0xFF
            toggled = 8 - toggled
            flag = 1
        coded.append((byte, flag))
        total += toggled
        lines = byte
    return coded, total


assert invert_bus_words([]) == ([], 0)
assert invert_bus_words([0x0F]) == ([(0x0F, 0)], 4)
assert invert_bus_words([0x1F]) == ([(0xE0, 1)], 3)
assert invert_bus_words([0xFF, 0xFF]) == ([(0, 1), (0, 1)], 0)
assert invert_bus_words([0x03, 0xF0]) == ([(0x03, 0), (0x0F, 1)], 4)
assert invert_bus_words([0xF8, 0x07, 0x80]) == ([(0x07, 1), (0x07, 0), (0x80, 0)], 7)
assert invert_bus_words([0x01, 0x02, 0x07]) == ([(0x01, 0), (0x02, 0), (0x07, 0)], 5)
