"""For a night bonus: how many minutes of a shift lie between 23:00 and 06:00? The shift has a
start minute of the day and a length in minutes, which may run past several midnights. A total
below the threshold counts as 0, one that reaches it counts in full."""


def night_minutes_of_shift(start, length, threshold):
    total = 0
    for minute in range(start, start + length):
        clock = minute % 1440
        if clock >= 1380 or clock < 360:
            total += 1
    if total < threshold:
        return 0
    return total


assert night_minutes_of_shift(1320, 480, 30) == 420
assert night_minutes_of_shift(300, 480, 0) == 60
assert night_minutes_of_shift(600, 480, 0) == 0
assert night_minutes_of_shift(1380, 25, 0) == 25
assert night_minutes_of_shift(0, 2000, 100) == 780
assert night_minutes_of_shift(359, 10, 0) == 1
assert night_minutes_of_shift(1260, 180, 60) == 60
assert night_minutes_of_shift(1260, 179, 60) == 0
assert night_minutes_of_shift(330, 1080, 1) == 60
