"""At one UTC moment, given in minutes since some UTC midnight, a company's offices may be on
different calendar days. From their offsets (minutes east of UTC, less than a day either way) tell
how many are on the day before the UTC date, on it, and on the day after, and what percentage of
all, rounded down to a whole number, is on the latest of the offices' dates. Answer as a tuple of
those four; no offices give four zeros."""


def dates_on_earth(utc_minute, offsets):
    if not offsets:
        return 0, 0, 0, 0
    utc_day = utc_minute // 1440
    shifts = [(utc_minute + offset) // 1440 - utc_day for offset in offsets]
    furthest = shifts.count(max(shifts))
    percent = 100 * furthest // len(shifts)
    return shifts.count(-1), shifts.count(0), shifts.count(1), percent


assert dates_on_earth(720, [0, 60, -300]) == (0, 3, 0, 100)
assert dates_on_earth(720, [719, 720, 721, 60]) == (0, 2, 2, 50)
assert dates_on_earth(300, [-300, -301, -480]) == (2, 1, 0, 33)
assert dates_on_earth(1440 * 800 + 630, [-660, 0, 840, 120, 810, -540]) == (1, 3, 2, 33)
assert dates_on_earth(-60, [60, 0, 30]) == (0, 2, 1, 33)
assert dates_on_earth(600, [-660, -720]) == (2, 0, 0, 100)
assert dates_on_earth(100, []) == (0, 0, 0, 0)
assert dates_on_earth(1439, [1, 0, 0]) == (0, 2, 1, 33)
