"""Lint a web color: the text must begin with "#" (else "hash"), be followed by 3, 4, 6 or 8 further
characters (else "length"), all of them hex digits in either case (else "digit"). With 4 the last
one and with 8 the last two give the opacity, and if that is zero the answer is "transparent". Only
the first complaint counts; None if there isn't any."""

from string import hexdigits


def colour_code_fault(text):
    if text[:1] != "#":
        return "hash"
    body = text[1:]
    if len(body) not in (3, 4, 6, 8):
        return "length"
    if any(sign not in hexdigits for sign in body):
        return "digit"
    channel = 1 if len(body) < 6 else 2
    alpha = body[3 * channel:]
    if alpha and int(alpha, 16) == 0:
        return "transparent"
    return None


assert colour_code_fault("#1aF") is None
assert colour_code_fault("1aF") == "hash"
assert colour_code_fault("") == "hash"
assert colour_code_fault("#12z45") == "length"
assert colour_code_fault("#12g0") == "digit"
assert colour_code_fault("#1230") == "transparent"
assert colour_code_fault("#12345600") == "transparent"
assert colour_code_fault("#00000001") is None
assert colour_code_fault("#123000") is None
assert colour_code_fault("#0001") is None
