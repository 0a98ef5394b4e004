"""Does a parcel go into a locker cell, True or False? Both are (width, depth, height), and between
each face of the parcel and the cell the clearance must stay free, top and bottom included; an
exact fit is fine. The parcel may be laid on any of its sides, always parallel to the walls, but if
it must stay upright it can only be turned about its vertical axis."""


def parcel_fits_locker(parcel, cell, clearance, upright):
    needed = [side + 2 * clearance for side in parcel]
    room = list(cell)
    if upright:
        if needed[2] > room[2]:
            return False
        needed, room = needed[:2], room[:2]
    needed.sort()
    room.sort()
    return all(length <= limit for length, limit in zip(needed, room))


assert parcel_fits_locker((20, 30, 5), (32, 7, 22), 1, False) is True
assert parcel_fits_locker((20, 30, 5), (32, 7, 22), 1, True) is False
assert parcel_fits_locker((20, 30, 5), (34, 24, 9), 2, True) is True
assert parcel_fits_locker((20, 30, 5), (34, 24, 8), 2, True) is False
assert parcel_fits_locker((20, 30, 5), (33, 24, 40), 2, True) is False
assert parcel_fits_locker((10, 10, 10), (10, 10, 10), 0, False) is True
assert parcel_fits_locker((4, 9, 6), (9, 5, 6), 0, False) is True
assert parcel_fits_locker((4, 9, 6), (9, 5, 5), 0, False) is False
assert parcel_fits_locker((8, 3, 5), (5, 10, 7), 1, True) is True
