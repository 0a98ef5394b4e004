"""Is a position inside a map area given in degrees as (south, west, north, east)? The area runs
eastward from its west to its east edge, over the 180 degree meridian if need be, and its border
belongs to it. Longitudes that differ by full turns mean the same meridian, so -180 is 180; an area
whose east is 360 or more above its west goes all the way round, equal ones are a single
meridian."""


def geo_box_contains(box, latitude, longitude):
    south, west, north, east = box
    if latitude < south or latitude > north:
        return False
    if east - west >= 360:
        return True
    span = (east - west) % 360
    offset = (longitude - west) % 360
    return offset <= span


assert geo_box_contains((-10, 170, 20, -160), 5, -175) is True
assert geo_box_contains((-10, 170, 20, -160), 20, -160) is True
assert geo_box_contains((-10, 170, 20, -160), -10, 170) is True
assert geo_box_contains((-10, 170, 20, -160), 21, 175) is False
assert geo_box_contains((-10, 170, 20, -160), -11, 175) is False
assert geo_box_contains((-10, 170, 20, -160), 5, -159) is False
assert geo_box_contains((30, -180, 60, 180), 45, 12) is True
assert geo_box_contains((30, 180, 60, -180), 45, 179) is False
assert geo_box_contains((30, 100, 60, 180), 45, -180) is True
assert geo_box_contains((30, 1, 60, 360), 45, 360.5) is False
