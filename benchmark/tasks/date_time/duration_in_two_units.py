"""Show a whole number of seconds briefly, such as 2d 3h or 5m 10s: the largest fitting unit of
days, hours, minutes and the unit right below it, the remainder cut off. If the second number is
zero leave it out; anything shorter than a minute shows seconds only, with 0s for none. Negative
durations look the same as positive ones after a leading minus."""

from itertools import pairwise


def duration_in_two_units(seconds):
    sign = "-" if seconds < 0 else ""
    rest = abs(seconds)
    units = [("d", 86400), ("h", 3600), ("m", 60), ("s", 1)]
    for (name, size), (next_name, next_size) in pairwise(units):
        if rest < size:
            continue
        count = rest // size
        smaller = rest % size // next_size
        if smaller == 0:
            return f"{sign}{count}{name}"
        return f"{sign}{count}{name} {smaller}{next_name}"
    return f"{sign}{rest}s"


assert duration_in_two_units(183600) == "2d 3h"
assert duration_in_two_units(310) == "5m 10s"
assert duration_in_two_units(59) == "59s"
assert duration_in_two_units(60) == "1m"
assert duration_in_two_units(3659) == "1h"
assert duration_in_two_units(86399) == "23h 59m"
assert duration_in_two_units(90061) == "1d 1h"
assert duration_in_two_units(-3665) == "-1h 1m"
assert duration_in_two_units(0) == "0s"
assert duration_in_two_units(-1) == "-1s"
