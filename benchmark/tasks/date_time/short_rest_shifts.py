"""Check a nurse's roster of (start, end) shifts, in order of time and in absolute minutes, for
too little sleep: list the positions, from 0, of shifts that start less than 11 hours after the end
of the one before. A pause of at least 9 hours is excused, and its shift not listed, unless another
shift was excused that started less than seven times 24 hours before this shift starts."""


def short_rest_shifts(shifts):
    too_short = []
    last_excused = None
    for index in range(1, len(shifts)):
        start = shifts[index][0]
        rest = start - shifts[index - 1][1]
        if rest >= 660:
            continue
        if rest >= 540 and (last_excused is None or start - last_excused >= 10080):
            last_excused = start
            continue
        too_short.append(index)
    return too_short


assert short_rest_shifts([(0, 480), (1140, 1620), (2200, 2400)]) == []
assert short_rest_shifts([(0, 480), (1139, 1500), (2100, 2500)]) == [2]
assert short_rest_shifts([(0, 480), (1019, 1400)]) == [1]
assert short_rest_shifts([(0, 480), (1020, 1400)]) == []
assert short_rest_shifts([(0, 400), (1000, 1400), (10000, 10480), (11080, 11500)]) == []
assert short_rest_shifts([(0, 400), (1000, 1400), (10000, 10480), (11079, 11500)]) == [3]
assert short_rest_shifts([(0, 480), (900, 1000), (1560, 2000), (2300, 2600)]) == [1, 3]
assert short_rest_shifts([]) == []
