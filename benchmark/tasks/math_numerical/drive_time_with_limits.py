"""Estimate a trip in minutes from whole numbers: sections are (metres, speed limit in km/h), each
driven at its limit or at the vehicle's top speed if that is lower. After every full `block` of
seconds at the wheel the driver rests for `pause` seconds, but not when the trip is over at that
very moment. Only the total is rounded, up to whole minutes; no sections take 0."""

from fractions import Fraction
from math import ceil


def drive_time_with_limits(sections, top_speed, block, pause):
    driving = Fraction(0)
    for metres, limit in sections:
        speed = min(limit, top_speed)
        driving += Fraction(metres * 3600, speed * 1000)
    if driving == 0:
        return 0
    rests = ceil(driving / block) - 1
    return ceil((driving + rests * pause) / 60)


assert drive_time_with_limits([(1000, 60)], 100, 9999, 0) == 1
assert drive_time_with_limits([(1000, 60), (1, 60)], 100, 9999, 5) == 2
assert drive_time_with_limits([(3000, 120)], 60, 500, 40) == 3
assert drive_time_with_limits([(2000, 60)], 90, 60, 61) == 4
assert drive_time_with_limits([(500, 60), (1500, 60)], 90, 120, 600) == 2
assert drive_time_with_limits([(2000, 60)], 90, 50, 65) == 5
assert drive_time_with_limits([], 90, 60, 120) == 0
assert drive_time_with_limits([(10, 60), (10, 60), (10, 60)], 90, 60, 10) == 1
assert drive_time_with_limits([(60001, 60)], 200, 9000, 10) == 61
