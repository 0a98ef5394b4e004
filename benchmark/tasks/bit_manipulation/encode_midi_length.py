"""Write a number as the byte values of a MIDI variable-length quantity: groups of seven bits, most
significant first, as few as possible but at least one, with the top bit set in every byte except
the last. None for a negative number and for one that needs more than four bytes."""


def encode_midi_length(value):
    if value < 0 or value.bit_length() > 28:
        return None
    count = max(1, (value.bit_length() + 6) // 7)
    encoded = []
    for place in reversed(range(count)):
        group = (value >> (7 * place)) & 0x7F
        encoded.append(group | 0x80 if place > 0 else group)
    return encoded


assert encode_midi_length(0) == [0]
assert encode_midi_length(127) == [127]
assert encode_midi_length(128) == [0x81, 0x00]
assert encode_midi_length(300) == [0x82, 0x2C]
assert encode_midi_length(0x3FFF) == [0xFF, 0x7F]
assert encode_midi_length(0x4000) == [0x81, 0x80, 0x00]
assert encode_midi_length(0x0FFFFFFF) == [0xFF, 0xFF, 0xFF, 0x7F]
assert encode_midi_length(0x10000000) is None
assert encode_midi_length(-1) is None
