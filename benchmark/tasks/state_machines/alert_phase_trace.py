"""Phase of a monitoring alert at every tick, "ok", "pending" or "firing". From ok it is pending as
soon as a reading is over the limit and firing from the tick on at which so many readings in a row
(hold ticks) were over; one reading not over makes a pending alert ok. A firing one is ok again only
from the tick on at which so many in a row (calm ticks) were at or under the lower limit, counted
while firing."""


def alert_phase_trace(readings, limit, hold_ticks, lower_limit, calm_ticks):
    phases = []
    over = calm = 0
    firing = False
    for reading in readings:
        if firing:
            calm = calm + 1 if reading <= lower_limit else 0
            if calm >= calm_ticks:
                firing, over = False, 0
        else:
            over = over + 1 if reading > limit else 0
            if over >= hold_ticks:
                firing, calm = True, 0
        if firing:
            phases.append("firing")
        else:
            phases.append("pending" if over > 0 else "ok")
    return phases


assert alert_phase_trace([11, 12, 13], 10, 3, 5, 2) == ["pending", "pending", "firing"]
assert alert_phase_trace([11, 10, 11], 10, 2, 5, 2) == ["pending", "ok", "pending"]
assert alert_phase_trace([11, 11, 6, 5, 5], 10, 2, 5, 2) == [
    "pending", "firing", "firing", "firing", "ok"]
assert alert_phase_trace([11, 5, 6, 5, 5], 10, 1, 5, 2) == [
    "firing", "firing", "firing", "firing", "ok"]
assert alert_phase_trace([12, 3, 3], 10, 1, 5, 1) == ["firing", "ok", "ok"]
assert alert_phase_trace([20, 20, 5, 20, 20, 5], 10, 2, 5, 1) == [
    "pending", "firing", "ok", "pending", "firing", "ok"]
assert alert_phase_trace([10, 11], 10, 1, 5, 1) == ["ok", "firing"]
assert alert_phase_trace([11, 4, 4, 11, 4, 4], 10, 1, 5, 2) == [
    "firing", "firing", "ok", "firing", "firing", "ok"]
