"""Clean up the readings of a position sensor on a circular track whose places are numbered from 0
in the standard binary reflected Gray code of so many bits, all codes being used. List one place
number for each reading; a place that lies more than a maximum step from the previous listed one,
going the shorter way round, is a glitch and that previous one is listed again. The first reading is
always believed."""


def decode_gray_track(readings, bits, max_step):
    size = 1 << bits
    track = []
    for code in readings:
        place = 0
        for shift in range(bits):
            place ^= code >> shift
        if track:
            ahead = (place - track[-1]) % size
            if min(ahead, size - ahead) > max_step:
                place = track[-1]
        track.append(place)
    return track


assert decode_gray_track([0b000, 0b001, 0b011, 0b010], 3, 1) == [0, 1, 2, 3]
assert decode_gray_track([0b000, 0b100], 3, 1) == [0, 7]
assert decode_gray_track([0b000, 0b001, 0b111, 0b011], 3, 1) == [0, 1, 1, 2]
assert decode_gray_track([0b011, 0b101], 3, 4) == [2, 6]
assert decode_gray_track([0b100, 0b001], 3, 1) == [7, 7]
assert decode_gray_track([0b111, 0b011, 0b110], 3, 2) == [5, 5, 4]
assert decode_gray_track([0b01, 0b11, 0b01], 2, 0) == [1, 1, 1]
assert decode_gray_track([0b1000, 0b1101], 4, 6) == [15, 9]
