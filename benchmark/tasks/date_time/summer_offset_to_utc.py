"""Local time in a non-leap year (month, day, minute of day) has to become UTC as (day of the year
from 1, minute of day), where day 0 or 366 may come out. The standard offset is in minutes east of
UTC; summer time, one hour more, runs from the (month, day) summer_start to summer_end, switching
when the local clock reaches switch_minute, and may span New Year. A time inside the skipped hour
takes the standard offset, one in the repeated hour counts as summer time."""

from datetime import date


def _minute_of_year(month, day, minute):
    return date(2023, month, day).timetuple().tm_yday * 1440 + minute


def summer_offset_to_utc(month, day, minute, offset, summer_start, summer_end, switch_minute):
    local = _minute_of_year(month, day, minute)
    begins = _minute_of_year(*summer_start, switch_minute) + 60
    ends = _minute_of_year(*summer_end, switch_minute)
    if begins < ends:
        in_summer = begins <= local < ends
    else:
        in_summer = local >= begins or local < ends
    if in_summer:
        offset += 60
    return divmod(local - offset, 1440)


assert summer_offset_to_utc(3, 12, 179, -300, (3, 12), (11, 5), 120) == (71, 479)
assert summer_offset_to_utc(3, 12, 180, -300, (3, 12), (11, 5), 120) == (71, 420)
assert summer_offset_to_utc(11, 5, 119, -300, (3, 12), (11, 5), 120) == (309, 359)
assert summer_offset_to_utc(11, 5, 120, -300, (3, 12), (11, 5), 120) == (309, 420)
assert summer_offset_to_utc(12, 31, 1380, -300, (3, 12), (11, 5), 120) == (366, 240)
assert summer_offset_to_utc(1, 1, 30, 60, (3, 26), (10, 29), 120) == (0, 1410)
assert summer_offset_to_utc(10, 1, 239, 600, (10, 1), (4, 2), 180) == (273, 1079)
assert summer_offset_to_utc(10, 1, 240, 600, (10, 1), (4, 2), 180) == (273, 1020)
assert summer_offset_to_utc(4, 2, 179, 600, (10, 1), (4, 2), 180) == (91, 959)
assert summer_offset_to_utc(4, 2, 180, 600, (10, 1), (4, 2), 180) == (91, 1020)
