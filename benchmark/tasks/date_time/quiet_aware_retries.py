"""When will a failed message be sent again? The first retry comes a base wait after the start,
each further wait doubles but never exceeds a cap (both at least 1), up to the deadline inclusive.
A retry inside the daily quiet time, from quiet_start to before quiet_end and perhaps over
midnight, is put off to quiet_end, and the next wait counts from there. All values are minutes,
start and deadline counted from midnight of the first day. List the retry minutes."""


def quiet_aware_retries(start, deadline, base, cap, quiet_start, quiet_end):
    retries = []
    quiet_length = (quiet_end - quiet_start) % 1440
    wait = min(base, cap)
    moment = start + wait
    while moment <= deadline:
        since_quiet = (moment - quiet_start) % 1440
        if since_quiet < quiet_length:
            moment += quiet_length - since_quiet
            continue
        retries.append(moment)
        wait = min(wait * 2, cap)
        moment += wait
    return retries


assert quiet_aware_retries(600, 700, 10, 40, 1320, 360) == [610, 630, 670]
assert quiet_aware_retries(600, 710, 10, 40, 1320, 360) == [610, 630, 670, 710]
assert quiet_aware_retries(1300, 1940, 15, 60, 1320, 360) == [1315, 1800, 1860, 1920]
assert quiet_aware_retries(1300, 1860, 20, 60, 1320, 360) == [1800, 1840]
assert quiet_aware_retries(1300, 1799, 20, 60, 1320, 360) == []
assert quiet_aware_retries(700, 900, 20, 200, 720, 780) == [780, 820, 900]
assert quiet_aware_retries(0, 100, 50, 30, 200, 260) == [30, 60, 90]
assert quiet_aware_retries(5, 9, 1, 1, 7, 8) == [6, 8, 9]
assert quiet_aware_retries(2140, 2300, 20, 30, 720, 780) == [2220, 2250, 2280]
