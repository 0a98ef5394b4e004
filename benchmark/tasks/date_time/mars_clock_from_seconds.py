"""A lander's wall clock on Mars divides the sol of 88775 Earth seconds into 24 hours of 60
minutes, all stretched alike. It stood at a given "HH:MM" sharp when the lander touched down on sol
0. What do sol and clock show, as (sol, "HH:MM") with begun minutes not counted, when a number of
Earth seconds has gone by? None if that is negative."""


def mars_clock_from_seconds(seconds, landing_time):
    if seconds < 0:
        return None
    hours, minutes = landing_time.split(":")
    landed = int(hours) * 60 + int(minutes)
    total = landed + seconds * 1440 // 88775
    sol, minute_of_sol = divmod(total, 1440)
    hour, minute = divmod(minute_of_sol, 60)
    return sol, f"{hour:02d}:{minute:02d}"


assert mars_clock_from_seconds(0, "09:30") == (0, "09:30")
assert mars_clock_from_seconds(61, "09:59") == (0, "09:59")
assert mars_clock_from_seconds(62, "23:59") == (1, "00:00")
assert mars_clock_from_seconds(88774, "09:30") == (1, "09:29")
assert mars_clock_from_seconds(88775, "17:05") == (1, "17:05")
assert mars_clock_from_seconds(3600, "00:00") == (0, "00:58")
assert mars_clock_from_seconds(88775000, "06:08") == (1000, "06:08")
assert mars_clock_from_seconds(-1, "06:08") is None
