"""How long does a street lamp burn during a watch (from, to)? It is lit from some offset of minutes
after sunset until that long before sunrise, except in a saving pause (from, to). All moments are
minutes of the day in one night that reaches from noon (720) to just before the next noon, so
smaller ones belong to the morning. Of the pieces before and after the pause, one of less than five
minutes doesn't count."""


def _since_noon(minute):
    return (minute - 720) % 1440


def lamp_minutes_in_evening(watch, sunset, sunrise, offset, pause):
    lit_from = max(_since_noon(watch[0]), _since_noon(sunset) + offset)
    lit_to = min(_since_noon(watch[1]), _since_noon(sunrise) - offset)
    pause_from, pause_to = map(_since_noon, pause)
    pieces = [
        (lit_from, min(lit_to, pause_from)),
        (max(lit_from, pause_to), lit_to),
    ]
    total = 0
    for start, end in pieces:
        if end - start >= 5:
            total += end - start
    return total


assert lamp_minutes_in_evening((720, 719), 1170, 360, 15, (60, 270)) == 390
assert lamp_minutes_in_evening((1080, 420), 1170, 360, 15, (1380, 120)) == 420
assert lamp_minutes_in_evening((1200, 300), 1170, 360, 15, (60, 270)) == 330
assert lamp_minutes_in_evening((1080, 420), 1170, 360, 15, (60, 340)) == 320
assert lamp_minutes_in_evening((1080, 420), 1170, 360, 15, (1189, 270)) == 75
assert lamp_minutes_in_evening((1080, 420), 1170, 360, -10, (60, 270)) == 440
assert lamp_minutes_in_evening((900, 1100), 1170, 360, 0, (60, 270)) == 0
assert lamp_minutes_in_evening((1080, 420), 1170, 360, 0, (800, 1000)) == 630
assert lamp_minutes_in_evening((1080, 420), 1170, 360, 0, (390, 700)) == 630
