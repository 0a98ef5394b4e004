"""A runner's watch stores (metres, seconds) at the end of each lap, both counted from the start.
Show for each lap how long a kilometre takes at its speed, as "m:ss" rounded up to the second, or
"-" if it added no metres or even took some away. After these texts the same list ends with the
number, from 0, of the lap with the smallest time shown, the first one if there are several, or None
if none has a time."""


def pace_per_kilometre(laps):
    shown = []
    best = best_lap = None
    last_metres, last_seconds = 0, 0
    for lap, (metres, seconds) in enumerate(laps):
        distance = metres - last_metres
        duration = seconds - last_seconds
        last_metres, last_seconds = metres, seconds
        if distance <= 0:
            shown.append("-")
            continue
        pace = (duration * 1000 + distance - 1) // distance
        if best is None or pace < best:
            best, best_lap = pace, lap
        minutes, rest = divmod(pace, 60)
        shown.append(f"{minutes}:{rest:02}")
    return [*shown, best_lap]


assert pace_per_kilometre([(1000, 300), (2000, 590)]) == ["5:00", "4:50", 1]
assert pace_per_kilometre([(600, 200)]) == ["5:34", 0]
assert pace_per_kilometre([(500, 150), (500, 200), (1000, 345)]) == ["5:00", "-", "4:50", 2]
assert pace_per_kilometre([(250, 60), (250, 60), (1250, 361)]) == ["4:00", "-", "5:01", 0]
assert pace_per_kilometre([(0, 30)]) == ["-", None]
assert pace_per_kilometre([(1000, 334), (1600, 534)]) == ["5:34", "5:34", 0]
assert pace_per_kilometre([(100, 66), (80, 70), (1080, 315)]) == ["11:00", "-", "4:05", 2]
assert pace_per_kilometre([(1001, 300), (1002, 301), (1600, 500)]) == [
    "5:00", "16:40", "5:33", 0]
