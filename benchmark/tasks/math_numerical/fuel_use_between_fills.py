"""Fuel log to consumption: records (odometer, litres, filled up completely) in order of time become
a list of litres per 100 distance units, one decimal, for each stretch from one complete fill to the
next. Partial fills count towards the complete fill that follows. The first complete fill only
starts the count; anything before it is ignored. A complete fill without positive distance since the
stretch began doesn't end it, its litres just add on."""


def fuel_use_between_fills(fills):
    usage = []
    start = None
    used = 0
    for odometer, litres, full in fills:
        if start is None:
            if full:
                start = odometer
            continue
        used += litres
        if full and odometer > start:
            usage.append(round(used * 100 / (odometer - start), 1))
            start = odometer
            used = 0
    return usage


assert fuel_use_between_fills([(100, 40, True), (600, 30, True)]) == [6]
assert fuel_use_between_fills(
    [(100, 40, True), (300, 10, False), (600, 30, True), (800, 20, True)]
) == [8, 10]
assert fuel_use_between_fills([(50, 9, False), (100, 40, True), (200, 7, True)]) == [7]
assert fuel_use_between_fills([(100, 40, True), (100, 5, True), (200, 6, True)]) == [11]
assert abs(fuel_use_between_fills([(0, 30, True), (300, 20, True)])[0] - 6.7) < 1e-9
assert fuel_use_between_fills([(0, 1, True), (100, 5, False)]) == []
assert fuel_use_between_fills([(500, 1, True), (400, 3, True), (550, 4, True)]) == [14]
assert fuel_use_between_fills(
    [(10, 4, True), (60, 2, False), (60, 1, True), (61, 1, True)]
) == [6, 100]
