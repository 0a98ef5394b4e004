"""A lighthouse chart lists sectors as (start, end) bearings in whole degrees, going clockwise from
start to end, both included, across north where needed; equal ones mean just that one bearing. In
which sector is a ship on a given bearing? Answer with its position in the list, the narrowest one
if several apply and the earliest of equally narrow ones, or None if no sector applies. Any whole
number counts as a bearing, 370 being the same as 10."""


def bearing_within_band(bearing, bands):
    narrowest = None
    smallest_width = 360
    for position, (start, end) in enumerate(bands):
        width = (end - start) % 360
        if (bearing - start) % 360 > width:
            continue
        if width < smallest_width:
            narrowest = position
            smallest_width = width
    return narrowest


assert bearing_within_band(40, [(90, 120), (30, 45)]) == 1
assert bearing_within_band(40, [(0, 90), (40, 50), (30, 40)]) == 1
assert bearing_within_band(350, [(340, 10), (10, 340)]) == 0
assert bearing_within_band(370, [(10, 10), (340, 10)]) == 0
assert bearing_within_band(-90, [(200, 269), (260, 275), (271, 300)]) == 1
assert bearing_within_band(46, [(30, 45), (47, 60)]) is None
assert bearing_within_band(120, [(100, 99)]) == 0
assert bearing_within_band(5, [(725, 360), (180, 364), (350, 5)]) == 2
