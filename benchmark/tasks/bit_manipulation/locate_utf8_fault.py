"""Where does a list of byte values stop being sound UTF-8? Give the index at which the first bad
character begins, be it a lone continuation byte, a byte that can't begin a character, a character
with too few continuation bytes behind it, one written with more bytes than needed, a surrogate
(U+D800 to U+DFFF) or one above U+10FFFF. Sound text, also an empty list, gives -1."""


def locate_utf8_fault(data):
    at = 0
    while at < len(data):
        lead = data[at]
        if lead >> 6 == 0b10 or lead >= 0xF8:
            return at
        if lead < 0x80:
            at += 1
            continue
        if lead < 0xE0:
            extra, least = 1, 0x80
        elif lead < 0xF0:
            extra, least = 2, 0x800
        else:
            extra, least = 3, 0x10000
        tail = data[at + 1 : at + 1 + extra]
        if any(byte >> 6 != 0b10 for byte in tail):
            return at
        value = lead & 0x3F >> extra
        for byte in tail:
            value = value << 6 | byte & 0x3F
        if value < least or 0xD800 <= value <= 0xDFFF or value > 0x10FFFF:
            return at
        at += 1 + extra
    return -1


assert locate_utf8_fault([0x61, 0xC3, 0xA9, 0xF0, 0x90, 0x80, 0x80, 0x7A]) == -1
assert locate_utf8_fault([0x7F, 0xE2, 0x82, 0x41]) == 1
assert locate_utf8_fault([0xC2, 0x80, 0xDF, 0xBF, 0xC1, 0xBF]) == 4
assert locate_utf8_fault([0xE0, 0xA0, 0x80, 0xE0, 0x9F, 0xBF]) == 3
assert locate_utf8_fault([0xED, 0x9F, 0xBF, 0xED, 0xA0, 0x80]) == 3
assert locate_utf8_fault([0xEE, 0x80, 0x80, 0xEF, 0xBF, 0xBF, 0xED, 0xBF, 0xBF]) == 6
assert locate_utf8_fault([0xF4, 0x8F, 0xBF, 0xBF, 0xF4, 0x90, 0x80, 0x80]) == 4
assert locate_utf8_fault([0x20, 0xBF, 0xBF, 0x20]) == 1
assert locate_utf8_fault([0x41, 0xF0, 0x8F, 0xBF, 0xBF]) == 1
assert locate_utf8_fault([0x39, 0xF8, 0x90, 0x80, 0x80]) == 1
