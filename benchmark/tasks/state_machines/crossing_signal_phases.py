"""Phases of a road signal with a walk button, "green", "yellow" or "walk", one per tick, from a
list that says for each tick if the button was pressed (1 or 0). The road is green at first. A press
in a green tick is remembered, and from the next tick on, once a minimum number of green ticks in a
row has been shown, it turns to 2 ticks of yellow, then a given number of walk ticks (at least one),
then green again. Presses in yellow or walk do nothing."""


def crossing_signal_phases(presses, min_green, walk_ticks):
    phase, shown, requested = "green", 0, False
    phases = []
    for pressed in presses:
        if phase == "green" and requested and shown >= min_green:
            phase, shown, requested = "yellow", 0, False
        elif phase == "yellow" and shown == 2:
            phase, shown = "walk", 0
        elif phase == "walk" and shown == walk_ticks:
            phase, shown = "green", 0
        if phase == "green" and pressed:
            requested = True
        shown += 1
        phases.append(phase)
    return phases


assert crossing_signal_phases([1, 0, 0, 0, 0], 1, 1) == [
    "green", "yellow", "yellow", "walk", "green"]
assert crossing_signal_phases([1, 0, 0, 0, 0, 0, 0, 0], 3, 2) == [
    "green", "green", "green", "yellow", "yellow", "walk", "walk", "green"]
assert crossing_signal_phases([0, 0, 0, 0, 1, 0, 0, 0], 2, 1) == [
    "green", "green", "green", "green", "green", "yellow", "yellow", "walk"]
assert crossing_signal_phases([1, 1, 1, 1, 0, 0, 0], 1, 1) == [
    "green", "yellow", "yellow", "walk", "green", "green", "green"]
assert crossing_signal_phases([1, 0, 0, 0, 1, 1, 0, 0], 2, 1) == [
    "green", "green", "yellow", "yellow", "walk", "green", "green", "yellow"]
assert crossing_signal_phases([0, 1, 0, 0, 0, 0], 1, 3) == [
    "green", "green", "yellow", "yellow", "walk", "walk"]
assert crossing_signal_phases([1, 1, 1, 0, 0, 0, 0, 0, 0], 3, 1) == [
    "green", "green", "green", "yellow", "yellow", "walk", "green", "green", "green"]
assert crossing_signal_phases([0, 0, 0], 1, 1) == ["green", "green", "green"]
