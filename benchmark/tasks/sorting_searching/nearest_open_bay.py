"""Parking bays in a row are written as a text with "." for free, "x" for taken and "r" for free but
reserved. Where should a car park to be closest to the bay in front of the door, whose index is
given? Reserved bays are open only to drivers with a permit and count as two places further away
than they are. On a tie take the lower index; None when nothing is open."""


def nearest_open_bay(bays, door, has_permit):
    best, nearest = None, None
    for index, bay in enumerate(bays):
        if bay == "x" or (bay == "r" and not has_permit):
            continue
        distance = abs(index - door)
        if bay == "r":
            distance += 2
        if best is None or distance < nearest:
            best, nearest = index, distance
    return best


assert nearest_open_bay("x.x.", 2, False) == 1
assert nearest_open_bay("xx", 0, True) is None
assert nearest_open_bay("r..", 0, False) == 1
assert nearest_open_bay("r..", 0, True) == 1
assert nearest_open_bay("rx..", 0, True) == 0
assert nearest_open_bay(".xr", 2, True) == 0
assert nearest_open_bay("xxr", 2, False) is None
assert nearest_open_bay("..x..", 4, False) == 4
assert nearest_open_bay("...xxr", 5, True) == 5
