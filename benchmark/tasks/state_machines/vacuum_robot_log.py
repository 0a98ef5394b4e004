"""What is a robot vacuum doing after some ticks, how full is its battery in percent, and how much
work is left? From 100, each "cleaning" tick does one unit of work and costs 2 percent; with no work
left, or at 20 or less, it is "returning" for 3 ticks at no cost, then "charging" 10 per tick, never
over 100. Full again, it is "cleaning" if work is left, else "idle" for good, as it is from the
start without work. Return (state, battery, work)."""


def vacuum_robot_log(work, ticks):
    if work == 0:
        return "idle", 100, 0
    state, battery, way_home = "cleaning", 100, 0
    for _ in range(ticks):
        if state == "cleaning":
            work -= 1
            battery -= 2
            if work == 0 or battery <= 20:
                state, way_home = "returning", 3
        elif state == "returning":
            way_home -= 1
            if way_home == 0:
                state = "charging"
        elif state == "charging":
            battery = min(battery + 10, 100)
            if battery == 100:
                state = "cleaning" if work > 0 else "idle"
    return state, battery, work


assert vacuum_robot_log(5, 3) == ("cleaning", 94, 2)
assert vacuum_robot_log(5, 5) == ("returning", 90, 0)
assert vacuum_robot_log(5, 8) == ("charging", 90, 0)
assert vacuum_robot_log(3, 7) == ("idle", 100, 0)
assert vacuum_robot_log(0, 4) == ("idle", 100, 0)
assert vacuum_robot_log(100, 39) == ("cleaning", 22, 61)
assert vacuum_robot_log(100, 40) == ("returning", 20, 60)
assert vacuum_robot_log(100, 50) == ("charging", 90, 60)
assert vacuum_robot_log(41, 51) == ("cleaning", 100, 1)
