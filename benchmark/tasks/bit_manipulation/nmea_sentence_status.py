"""Check the checksum of a GPS receiver's line such as "$GPA*56", any line break at its end being
ignored. "malformed" if it doesn't begin with "$", else "missing" if it has no "*", else "malformed"
if what follows the first "*" isn't exactly two hex digits (either case), else "ok" or "bad" as
these do or do not equal the exclusive or of the codes of all characters between "$" and "*";
nothing between them counts as zero."""

from string import hexdigits


def nmea_sentence_status(sentence):
    if not sentence.startswith("$"):
        return "malformed"
    body, star, digits = sentence[1:].rstrip("\r\n").partition("*")
    if not star:
        return "missing"
    if len(digits) != 2 or any(digit not in hexdigits for digit in digits):
        return "malformed"
    expected = 0
    for char in body:
        expected ^= ord(char)
    return "ok" if int(digits, 16) == expected else "bad"


assert nmea_sentence_status("$AB*03") == "ok"
assert nmea_sentence_status("$AB*04") == "bad"
assert nmea_sentence_status("$AB") == "missing"
assert nmea_sentence_status("JB*03") == "malformed"
assert nmea_sentence_status("$*00") == "ok"
assert nmea_sentence_status("$GPA*56\r\n") == "ok"
assert nmea_sentence_status("$J*4a") == "ok"
assert nmea_sentence_status("$J*04A") == "malformed"
assert nmea_sentence_status("$JJ*+0") == "malformed"
