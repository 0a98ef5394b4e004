"""Turn the ascending minutes at which a worker pressed the time clock into (in, out) stays. A press
no more than 2 minutes after the last one that was not ignored is itself ignored. If coming and
going would be more than max_stay minutes apart, the press for going was forgotten: the earlier one
stays unpaired and the later one counts as coming. So does a lone press at the end stay unpaired.
Give back both lists, the pairs and the unpaired presses, as a tuple."""


def pair_clock_punches(presses, max_stay):
    pairs = []
    unpaired = []
    came = previous = None
    for press in presses:
        if previous is not None and press - previous <= 2:
            continue
        previous = press
        if came is None:
            came = press
        elif press - came > max_stay:
            unpaired.append(came)
            came = press
        else:
            pairs.append((came, press))
            came = None
    if came is not None:
        unpaired.append(came)
    return pairs, unpaired


assert pair_clock_punches([540, 542, 1020], 600) == ([(540, 1020)], [])
assert pair_clock_punches([540, 543, 1020], 600) == ([(540, 543)], [1020])
assert pair_clock_punches([540, 1020, 1021, 1080, 1140], 500) == ([(540, 1020), (1080, 1140)], [])
assert pair_clock_punches([540, 1200, 1260], 600) == ([(1200, 1260)], [540])
assert pair_clock_punches([540, 1140], 600) == ([(540, 1140)], [])
assert pair_clock_punches([100, 102, 104, 200], 600) == ([(100, 104)], [200])
assert pair_clock_punches([0, 700, 701, 800], 600) == ([(700, 800)], [0])
assert pair_clock_punches([0, 601, 1202], 600) == ([], [0, 601, 1202])
