"""Check a position like "51 30.5 N, 0 07 W". Two parts joined by ", " are needed, else ("text",
"format"). For "latitude" (N or S, up to 90 degrees), then "longitude" (E or W, up to 180), give the
first (part, fault): "format" unless it is one to three digits, a blank, two digits of minutes with
or without a decimal point and more digits, a blank and a capital letter; "letter" if not one of its
two; "degrees" too high; "minutes" not below 60, or not zero at the highest degree. Or None."""

import re
from decimal import Decimal


def coordinate_text_fault(text):
    parts = text.split(", ")
    if len(parts) != 2:
        return "text", "format"
    axes = [("latitude", "NS", 90), ("longitude", "EW", 180)]
    for part, (axis, letters, highest) in zip(parts, axes):
        match = re.fullmatch(r"([0-9]{1,3}) ([0-9]{2}(?:\.[0-9]+)?) ([A-Z])", part)
        if not match:
            return axis, "format"
        degrees = int(match[1])
        minutes = Decimal(match[2])
        if match[3] not in letters:
            return axis, "letter"
        if degrees > highest:
            return axis, "degrees"
        if minutes >= 60 or degrees == highest and minutes > 0:
            return axis, "minutes"
    return None


assert coordinate_text_fault("51 30.5 N, 0 07 W") is None
assert coordinate_text_fault("90 00 S, 180 00.0 E") is None
assert coordinate_text_fault("51 30.5 N 0 07 W") == ("text", "format")
assert coordinate_text_fault("51 30.5 W, 0 07 N") == ("latitude", "letter")
assert coordinate_text_fault("51 30.5 N, 0 7 W") == ("longitude", "format")
assert coordinate_text_fault("91 00 N, 0 07 Q") == ("latitude", "degrees")
assert coordinate_text_fault("90 00 N, 180 00.5 W") == ("longitude", "minutes")
assert coordinate_text_fault("89 60.0 N, 181 00 W") == ("latitude", "minutes")
assert coordinate_text_fault("9 59.99 N, 181 00 W") == ("longitude", "degrees")
assert coordinate_text_fault("0 00 N, 0 00 W, 5 00 N") == ("text", "format")
