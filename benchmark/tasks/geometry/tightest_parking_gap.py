"""A curb runs from 0 to its length and parked cars occupy (start, end) stretches of it, in any
order, not overlapping and of positive length. Another car needs its own length plus the clearance
towards each parked car bordering the gap, but none towards the two ends of the curb. Where does the
shortest gap start that is big enough for it, the first of equally short ones? None if it fits
nowhere."""


def tightest_parking_gap(curb, parked, car, clearance):
    occupied = sorted(parked)
    starts = [0] + [end for _, end in occupied]
    ends = [start for start, _ in occupied] + [curb]
    tightest = None
    for number, (start, end) in enumerate(zip(starts, ends)):
        neighbours = (number > 0) + (number < len(occupied))
        gap = end - start
        if gap < car + neighbours * clearance:
            continue
        if tightest is None or gap < tightest[0]:
            tightest = gap, start
    return tightest and tightest[1]


assert tightest_parking_gap(100, [(20, 45), (60, 92)], 10, 2) == 45
assert tightest_parking_gap(100, [(60, 92), (20, 45)], 12, 2) == 0
assert tightest_parking_gap(60, [(14, 30), (46, 60)], 12, 2) == 0
assert tightest_parking_gap(60, [(13, 30), (46, 60)], 12, 2) == 30
assert tightest_parking_gap(60, [(13, 30), (45, 46)], 12, 2) == 46
assert tightest_parking_gap(40, [(0, 20), (27, 33)], 5, 1) == 20
assert tightest_parking_gap(15, [], 15, 3) == 0
assert tightest_parking_gap(14, [], 15, 3) is None
assert tightest_parking_gap(50, [(9, 20), (31, 41)], 8, 1) == 0
