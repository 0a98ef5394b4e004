"""FAT directory entries store a moment in two 16-bit words. The date word has years since 1980 in
its top 7 bits, then 4 bits of month and 5 of day; the time word has 5 bits of hour, 6 of minute
and 5 of half the seconds. Turn them into (year, month, day, hour, minute, second), or None when
they don't describe a real calendar date and a time from 00:00:00 to 23:59:58."""

from calendar import monthrange


def unpack_dos_timestamp(date, time):
    year = 1980 + (date >> 9)
    month = (date >> 5) & 0xF
    day = date & 0x1F
    if not 1 <= month <= 12 or not 1 <= day <= monthrange(year, month)[1]:
        return None
    hour = time >> 11
    minute = (time >> 5) & 0x3F
    half_seconds = time & 0x1F
    if hour > 23 or minute > 59 or half_seconds > 29:
        return None
    return year, month, day, hour, minute, half_seconds * 2


assert unpack_dos_timestamp((44 << 9) | (2 << 5) | 29, (23 << 11) | (59 << 5) | 29) == (
    2024, 2, 29, 23, 59, 58)
assert unpack_dos_timestamp(0x21, 0) == (1980, 1, 1, 0, 0, 0)
assert unpack_dos_timestamp((120 << 9) | (2 << 5) | 29, 0) is None
assert unpack_dos_timestamp((43 << 9) | (12 << 5) | 31, (7 << 11) | (8 << 5) | 5) == (
    2023, 12, 31, 7, 8, 10)
assert unpack_dos_timestamp((10 << 9) | (13 << 5) | 5, 0) is None
assert unpack_dos_timestamp((10 << 9) | 5, 0) is None
assert unpack_dos_timestamp((10 << 9) | (5 << 5), 0) is None
assert unpack_dos_timestamp(0x21, 24 << 11) is None
assert unpack_dos_timestamp(0x21, 60 << 5) is None
assert unpack_dos_timestamp(0x21, 30) is None
