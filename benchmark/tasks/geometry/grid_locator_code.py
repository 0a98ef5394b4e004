"""Amateur radio locator for a latitude and longitude in degrees: pairs of a longitude and a
latitude character, counted from 180 west and the south pole. Capital letters stand for fields of 20
by 10 degrees, digits for squares of 2 by 1, and if the length is 6, small letters for 24 by 24
parts of a square. Borders belong to the area north or east, longitudes wrap, the north pole counts
as just south of it. A length other than 4 or 6 or a latitude beyond a pole gives None."""

from math import floor


def grid_locator_code(latitude, longitude, length):
    if length not in (4, 6) or not -90 <= latitude <= 90:
        return None
    letters = "ABCDEFGHIJKLMNOPQRSTUVWX"
    column = (floor(longitude * 12) + 180 * 12) % (360 * 12)
    row = min(floor(latitude * 24) + 90 * 24, 180 * 24 - 1)
    field = letters[column // 240] + letters[row // 240]
    square = f"{column // 24 % 10}{row // 24 % 10}"
    if length == 4:
        return field + square
    part = letters[column % 24] + letters[row % 24]
    return field + square + part.lower()


assert grid_locator_code(48.14, 11.6, 6) == "JN58td"
assert grid_locator_code(-0.01, -0.05, 4) == "II99"
assert grid_locator_code(0, 0, 6) == "JJ00aa"
assert grid_locator_code(-34.9, -56.25, 6) == "GF15vc"
assert grid_locator_code(90, 5.5, 6) == "JR29sx"
assert grid_locator_code(-90, -180, 4) == "AA00"
assert grid_locator_code(-40.5, 180, 6) == "AE09am"
assert grid_locator_code(90.5, 11.6, 6) is None
assert grid_locator_code(-91, 11.6, 4) is None
assert grid_locator_code(48.14, 11.6, 8) is None
