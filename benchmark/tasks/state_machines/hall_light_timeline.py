"""Is a hallway lamp lit (True or False) in each tick, dark at first, given one event per tick:
"motion", "switch" or None? Motion lights it for a number of ticks, the current one included,
counted afresh by every motion. The switch turns a dark lamp on until it is used again; or it puts
out a lamp lit in either way, and then motion has no effect for a number of ticks after that one."""


def hall_light_timeline(events, lit_ticks, deaf_ticks):
    timeline = []
    switched_on = False
    dark_from, deaf_until = 0, -1
    for tick, event in enumerate(events):
        if event == "switch":
            switched_on = not switched_on and tick >= dark_from
            dark_from = tick
            if not switched_on:
                deaf_until = tick + deaf_ticks
        elif event == "motion" and tick > deaf_until:
            dark_from = tick + lit_ticks
        timeline.append(switched_on or tick < dark_from)
    return timeline


assert hall_light_timeline(["motion", None, None, None], 2, 0) == [True, True, False, False]
assert hall_light_timeline(["motion", "motion", None, None], 2, 5) == [True, True, True, False]
assert hall_light_timeline(["switch", None, None, "motion", "switch", None], 2, 0) == [
    True, True, True, True, False, False]
assert hall_light_timeline(["motion", "switch", "motion", "motion", "motion"], 3, 2) == [
    True, False, False, False, True]
assert hall_light_timeline(["switch", "switch", "motion"], 1, 0) == [True, False, True]
assert hall_light_timeline(["motion", None, "switch", None, "motion"], 2, 9) == [
    True, True, True, True, True]
assert hall_light_timeline(["switch", "switch", "switch", "motion", "switch", "motion"], 4, 1) == [
    True, False, True, True, False, False]
assert hall_light_timeline([None, "motion", "switch", None, None, "motion"], 2, 2) == [
    False, True, False, False, False, True]
