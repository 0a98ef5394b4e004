"""May a driver have this personalised plate? The text needs 2 to 7 characters, all of them ASCII
letters or digits except for one optional blank that isn't first or last, and not only digits and
blank. None of the banned words (capital letters only) may appear anywhere in it, also not when case
is ignored, the blank is left out, or 0, 1, 3 and 5 are read as O, I, E and S. True or False."""

import re


def plate_text_allowed(text, banned):
    if not 2 <= len(text) <= 7:
        return False
    if not re.fullmatch("[A-Za-z0-9]+( [A-Za-z0-9]+)?", text):
        return False
    joined = text.replace(" ", "")
    if joined.isdigit():
        return False
    spoken = joined.upper().translate(str.maketrans("0135", "OIES"))
    return not any(word in spoken for word in banned)


assert plate_text_allowed("Max 76", ["RUDE"]) is True
assert plate_text_allowed("xru d3", ["BAD", "RUDE"]) is False
assert plate_text_allowed("P015ON", ["POISON"]) is False
assert plate_text_allowed("A2", []) is True
assert plate_text_allowed("A", []) is False
assert plate_text_allowed("ABC 456", []) is True
assert plate_text_allowed("ABCD 567", []) is False
assert plate_text_allowed("A B C", []) is False
assert plate_text_allowed("12 34", []) is False
assert plate_text_allowed(" ABC", []) is False
