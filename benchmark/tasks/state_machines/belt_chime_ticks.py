"""For how many ticks does a car's seat belt reminder sound, given one (speed, buckled) pair per
tick? While unbuckled it comes on at a speed of 10 or more and then sounds at any speed until the
car stands still (speed 0, silent again) or the belt is buckled. Within one unbroken unbuckled
stretch it sounds for at most the limit of ticks altogether, also when it comes on anew."""


def belt_chime_ticks(samples, limit):
    total, sounded, chiming = 0, 0, False
    for speed, buckled in samples:
        if buckled:
            sounded, chiming = 0, False
            continue
        if speed >= 10:
            chiming = True
        elif speed == 0:
            chiming = False
        if chiming and sounded < limit:
            sounded += 1
            total += 1
    return total


assert belt_chime_ticks(
    [(5, False), (10, False), (3, False), (1, False), (0, False), (4, False)], 9
) == 3
assert belt_chime_ticks([(9, False), (12, True), (0, False)], 9) == 0
assert belt_chime_ticks([(20, False)] * 5, 3) == 3
assert belt_chime_ticks(
    [(20, False), (20, False), (20, False), (20, True), (20, False), (20, False), (20, False)], 2
) == 4
assert belt_chime_ticks(
    [(20, False), (20, False), (0, False), (20, False), (20, False)], 3
) == 3
assert belt_chime_ticks([(15, False), (5, True), (5, False), (8, False)], 9) == 1
assert belt_chime_ticks([(11, False), (0, False), (6, False), (10, False), (1, False)], 9) == 3
assert belt_chime_ticks([(30, False)], 0) == 0
