"""Adjust a ferry's sorted sailing minutes, all different, to the minutes of low tide, which lie at
least two margins apart: no sailing may be nearer than the margin to a low tide, before or after it,
while exactly the margin away is fine. A sailing too near moves to the minute when the margin after
that low tide is over, if that is at most max_shift minutes later and before the next sailing as
planned; otherwise it is dropped. List the resulting minutes."""


def tide_safe_sailings(sailings, low_tides, margin, max_shift):
    safe = []
    for index, sailing in enumerate(sailings):
        moved = sailing
        for tide in low_tides:
            if abs(tide - sailing) < margin:
                moved = tide + margin
        if moved - sailing > max_shift:
            continue
        later = sailings[index + 1:]
        if later and moved >= later[0]:
            continue
        safe.append(moved)
    return safe


assert tide_safe_sailings([570, 630], [600], 30, 40) == [570, 630]
assert tide_safe_sailings([589, 700], [600], 30, 40) == [700]
assert tide_safe_sailings([590, 700], [600], 30, 40) == [630, 700]
assert tide_safe_sailings([600, 630], [600], 30, 40) == [630]
assert tide_safe_sailings([600, 631], [600], 30, 40) == [630, 631]
assert tide_safe_sailings([595, 605, 900], [600, 850], 30, 40) == [630, 900]
assert tide_safe_sailings([100, 571, 1330], [1300, 600], 30, 59) == [100, 630, 1330]
assert tide_safe_sailings([629, 1320], [600, 1320], 30, 5) == [630]
