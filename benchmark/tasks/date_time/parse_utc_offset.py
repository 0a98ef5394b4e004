"""Minutes east of Greenwich for the time zone part of a timestamp: a capital Z (0), or a sign
followed by one or two digits of hours, or by two digits each of hours and minutes with or without
a colon between. The range is -12:00 to +14:00 inclusive and minutes go up to 59. Zero with a minus
sign and everything written differently give None."""

import re


def parse_utc_offset(text):
    if text == "Z":
        return 0
    match = re.fullmatch(r"([+-])([0-9]{1,2}|[0-9]{2}:?[0-9]{2})", text)
    if match is None:
        return None
    digits = match[2].replace(":", "")
    hours, minutes = int(digits[:2]), int(digits[2:] or "0")
    total = hours * 60 + minutes
    if match[1] == "-":
        if total == 0:
            return None
        total = -total
    if minutes > 59 or total < -720 or total > 840:
        return None
    return total


assert parse_utc_offset("Z") == 0
assert parse_utc_offset("+05:59") == 359
assert parse_utc_offset("+9") == 540
assert parse_utc_offset("+14") == 840
assert parse_utc_offset("+1401") is None
assert parse_utc_offset("-1200") == -720
assert parse_utc_offset("-12:01") is None
assert parse_utc_offset("-00:00") is None
assert parse_utc_offset("+530") is None
assert parse_utc_offset("+07:60") is None
