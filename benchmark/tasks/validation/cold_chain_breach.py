"""At which minute did a vaccine shipment spoil? Readings are (minute, degrees) in time order; each
holds until the next, the last one for no time. It spoils at a reading above the hard limit, or once
the minutes above the soft limit, added up over the whole trip, exceed the allowance: the answer is
then the start of the first warm minute beyond it. Return the earliest such minute, or None."""


def cold_chain_breach(readings, hard, soft, allowance):
    warm = 0
    for index, (minute, degrees) in enumerate(readings):
        if degrees > hard:
            return minute
        if degrees <= soft or index + 1 == len(readings):
            continue
        lasting = readings[index + 1][0] - minute
        if warm + lasting > allowance:
            return minute + allowance - warm
        warm += lasting
    return None


assert cold_chain_breach([(0, 4), (10, 9), (25, 5)], 12, 8, 15) is None
assert cold_chain_breach([(0, 4), (10, 9), (25, 5)], 12, 8, 14) == 24
assert cold_chain_breach([(0, 8), (10, 12), (30, 13)], 12, 8, 20) == 30
assert cold_chain_breach([(0, 9), (10, 5), (20, 9), (30, 4)], 12, 8, 15) == 25
assert cold_chain_breach([(0, 9), (10, 5), (20, 9), (21, 3)], 12, 8, 10) == 20
assert cold_chain_breach([(0, 9), (10, 20)], 12, 8, 3) == 3
assert cold_chain_breach([(0, 8), (10, 9)], 12, 8, 0) is None
assert cold_chain_breach([(5, 9), (9, 10), (14, 3), (20, 13)], 12, 8, 9) == 20
