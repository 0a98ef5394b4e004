"""Ships keep time by 15-degree bands centred on the multiples of 15 degrees. Which letter has the
band of a longitude given in tenths of a degree, positive to the east? The band at Greenwich is Z,
eastward the twelve bands are A to M without J, westward N to Y; the twelfth ends at 180 degrees. A
longitude exactly on a border belongs to the band nearer Greenwich, and beyond 1800 either way the
answer is None."""


def nautical_zone_letter(longitude):
    distance = abs(longitude)
    if distance > 1800:
        return None
    band = (distance + 74) // 150
    if band == 0:
        return "Z"
    letters = "ABCDEFGHIKLM" if longitude > 0 else "NOPQRSTUVWXY"
    return letters[band - 1]


assert nautical_zone_letter(0) == "Z"
assert nautical_zone_letter(75) == "Z"
assert nautical_zone_letter(76) == "A"
assert nautical_zone_letter(-76) == "N"
assert nautical_zone_letter(-225) == "N"
assert nautical_zone_letter(-1500) == "W"
assert nautical_zone_letter(1276) == "I"
assert nautical_zone_letter(1726) == "M"
assert nautical_zone_letter(-1800) == "Y"
assert nautical_zone_letter(1801) is None
