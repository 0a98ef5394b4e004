"""Mood of a guard in a stealth game, "calm", "searching" or "chasing", after each tick, calm at
first; a tick holds "seen", "noise" or None. Being seen two ticks in a row starts a chase, which
turns into a search with the last of a number of ticks in a row without being seen. Outside of a
chase, noise starts a search or starts it over, as being seen does with one under way. A search
turns to calm with the last of another number of ticks since it started in which nothing happened.
"""


def guard_alert_trace(ticks, chase_ticks, search_ticks):
    mood, sightings, quiet = "calm", 0, 0
    moods = []
    for tick in ticks:
        if tick == "seen":
            sightings += 1
            quiet = 0
        else:
            sightings = 0
            quiet += 1
        if sightings >= 2:
            mood = "chasing"
        elif mood == "chasing" and quiet >= chase_ticks:
            mood, quiet = "searching", 0
        elif mood != "chasing" and tick == "noise":
            mood, quiet = "searching", 0
        elif mood == "searching" and quiet >= search_ticks:
            mood = "calm"
        moods.append(mood)
    return moods


assert guard_alert_trace(["seen", "seen", None, None, None, None, None], 2, 3) == [
    "calm", "chasing", "chasing", "searching", "searching", "searching", "calm"]
assert guard_alert_trace(["seen", None, "seen"], 1, 1) == ["calm", "calm", "calm"]
assert guard_alert_trace(["noise", None, "noise", None, None], 9, 2) == [
    "searching", "searching", "searching", "searching", "calm"]
assert guard_alert_trace(["noise", None, "seen", None, None], 9, 2) == [
    "searching", "searching", "searching", "searching", "calm"]
assert guard_alert_trace(["seen", "seen", "noise", "seen", "noise", "noise"], 2, 1) == [
    "calm", "chasing", "chasing", "chasing", "chasing", "searching"]
assert guard_alert_trace(["seen", "noise", "seen", "seen"], 3, 3) == [
    "calm", "searching", "searching", "chasing"]
assert guard_alert_trace(["noise", "seen", "seen", None, None], 1, 1) == [
    "searching", "searching", "chasing", "searching", "calm"]
assert guard_alert_trace([None, "seen", "seen", "seen", None, None, None], 2, 2) == [
    "calm", "calm", "chasing", "chasing", "chasing", "searching", "searching"]
