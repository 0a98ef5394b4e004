"""How many seconds is a duration text such as "P2DT3H4M5S"? After the P come days, then after a T
hours, minutes and seconds, any of which may be missing but not change places, all as plain whole
numbers. A T needs something after it, and a bare P is nothing. Weeks as in "P3W" stand alone.
Whatever else, months and years included, gives None."""

import re


def parse_iso_duration(text):
    weeks = re.fullmatch("P([0-9]+)W", text)
    if weeks:
        return int(weeks[1]) * 7 * 86400
    match = re.fullmatch("P([0-9]+D)?(?:T([0-9]+H)?([0-9]+M)?([0-9]+S)?)?", text)
    if match is None or text[-1] in "PT":
        return None
    seconds = 0
    for part, size in zip(match.groups(), (86400, 3600, 60, 1)):
        if part:
            seconds += int(part[:-1]) * size
    return seconds


assert parse_iso_duration("P2DT3H4M5S") == 183845
assert parse_iso_duration("P3W") == 1814400
assert parse_iso_duration("PT90M") == 5400
assert parse_iso_duration("P12D") == 1036800
assert parse_iso_duration("P") is None
assert parse_iso_duration("P1DT") is None
assert parse_iso_duration("P1W2D") is None
assert parse_iso_duration("PT5S3M") is None
assert parse_iso_duration("P2M") is None
assert parse_iso_duration("PT2H30S") == 7230
