"""Show an integer on a display with a fixed number of places: a list of segment bytes from left to
right, bit 0 being segment a and bit 6 segment g. Hex bytes for 0 to 9 are 3F 06 5B 4F 66 6D 7D
07 7F 6F. The number stands at the right, a minus (0x40) straight before its first digit, unused
places are 0; if it doesn't fit with its minus every place shows 0x40."""


def seven_segment_frame(number, places):
    glyphs = bytes.fromhex("3F065B4F666D7D077F6F")
    segments = []
    rest = abs(number)
    while rest > 0 or not segments:
        rest, digit = divmod(rest, 10)
        segments.insert(0, glyphs[digit])
    if number < 0:
        segments.insert(0, 0x40)
    blanks = places - len(segments)
    if blanks < 0:
        return [0x40] * places
    return [0] * blanks + segments


assert seven_segment_frame(0, 1) == [0x3F]
assert seven_segment_frame(1234567890, 10) == [
    0x06, 0x5B, 0x4F, 0x66, 0x6D, 0x7D, 0x07, 0x7F, 0x6F, 0x3F]
assert seven_segment_frame(42, 4) == [0, 0, 0x66, 0x5B]
assert seven_segment_frame(-7, 3) == [0, 0x40, 0x07]
assert seven_segment_frame(-12, 3) == [0x40, 0x06, 0x5B]
assert seven_segment_frame(-123, 3) == [0x40, 0x40, 0x40]
assert seven_segment_frame(1000, 3) == [0x40, 0x40, 0x40]
assert seven_segment_frame(999, 3) == [0x6F, 0x6F, 0x6F]
assert seven_segment_frame(5, 0) == []
