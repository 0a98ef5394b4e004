"""Ship transponders send text in 6-bit codes: 0 to 31 stand for "@" and the 31 ASCII characters
after it, 32 to 63 for the ASCII characters from space on. Read a list of byte values as a stream
of such codes, high bit first. The text ends before the first "@", loses its trailing spaces, and
leftover bits too few for a whole code are ignored."""


def unpack_six_bit_text(data):
    stream = int.from_bytes(bytes(data), "big")
    shift = 8 * len(data) - 6
    text = ""
    while shift >= 0:
        code = (stream >> shift) & 0x3F
        if code == 0:
            break
        text += chr(code + 64 if code < 32 else code)
        shift -= 6
    return text.rstrip(" ")


assert unpack_six_bit_text([]) == ""
assert unpack_six_bit_text([0x07]) == "A"
assert unpack_six_bit_text([0x04, 0x28, 0x30]) == "AB 0"
assert unpack_six_bit_text([0x04, 0x28, 0x20]) == "AB"
assert unpack_six_bit_text([0x04, 0x00, 0x83]) == "A"
assert unpack_six_bit_text([0x06, 0x00, 0x02]) == "A"
assert unpack_six_bit_text([0x80, 0x10]) == " A"
assert unpack_six_bit_text([0x7F, 0xF0]) == "_?"
assert unpack_six_bit_text([0x04, 0x28, 0x30, 0x68]) == "AB 0Z"
