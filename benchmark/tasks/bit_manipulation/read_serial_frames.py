"""Recover the bytes from a sampled serial line, a text with one 0 or 1 for each bit. The line rests
at 1; a frame is a 0, eight data bits with the lowest first, a check bit that makes the ones in data
and itself an even number, and a 1. Return the list of byte values and the count of faulty frames,
those with a wrong check bit or no final 1; after one of them the search goes on right behind its
first 0. Fewer than eleven characters left at the end are ignored."""


def read_serial_frames(line):
    received = []
    errors = 0
    position = 0
    while position + 11 <= len(line):
        frame = line[position:position + 11]
        if frame[0] == "1":
            position += 1
            continue
        if frame[1:10].count("1") % 2 == 1 or frame[10] == "0":
            errors += 1
            position += 1
            continue
        received.append(int(frame[8:0:-1], 2))
        position += 11
    return received, errors


assert read_serial_frames("111111111111") == ([], 0)
assert read_serial_frames("01000001001") == ([0x41], 0)
assert read_serial_frames("11" "01000001001" "1" "01110000011") == ([0x41, 0x07], 0)
assert read_serial_frames("01110000011" "01000001001") == ([0x07, 0x41], 0)
assert read_serial_frames("01111111111" "01000001001") == ([0x41], 1)
assert read_serial_frames("000000000000") == ([], 2)
assert read_serial_frames("0" "01000001001") == ([0x41], 1)
assert read_serial_frames("0100000100") == ([], 0)
assert read_serial_frames("00000000111") == ([0x80], 0)
