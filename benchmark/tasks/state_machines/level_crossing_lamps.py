"""List the state of a railway crossing, "open" at first, after each event. "in a", "in b", "out a"
and "out b" mean that a train enters or leaves track a or b, several fitting on one track. Any train
that enters makes it "closed"; it opens again at the given number of "tick" events, at least one,
since both tracks have become clear. A train leaving a track without trains makes it "fault" for
good."""


def level_crossing_lamps(events, clear_ticks):
    trains = {"a": 0, "b": 0}
    state, waited = "open", 0
    states = []
    for event in events:
        kind, _, track = event.partition(" ")
        if kind == "in":
            trains[track] += 1
            state, waited = "closed", 0
        elif kind == "out":
            if trains[track] == 0:
                return states + ["fault"] * (len(events) - len(states))
            trains[track] -= 1
        elif trains["a"] + trains["b"] == 0:
            waited += 1
            if waited >= clear_ticks:
                state = "open"
        states.append(state)
    return states


assert level_crossing_lamps(["in a", "out a", "tick", "tick", "tick"], 2) == [
    "closed", "closed", "closed", "open", "open"]
assert level_crossing_lamps(
    ["in a", "in b", "tick", "out a", "tick", "out b", "tick"], 1
) == ["closed", "closed", "closed", "closed", "closed", "closed", "open"]
assert level_crossing_lamps(["in a", "in a", "out a", "tick", "out a", "tick"], 1) == [
    "closed", "closed", "closed", "closed", "closed", "open"]
assert level_crossing_lamps(["out b", "in b", "tick"], 1) == ["fault", "fault", "fault"]
assert level_crossing_lamps(["in a", "out b", "out a", "tick"], 1) == [
    "closed", "fault", "fault", "fault"]
assert level_crossing_lamps(
    ["in a", "out a", "tick", "in b", "tick", "out b", "tick", "tick"], 2
) == ["closed", "closed", "closed", "closed", "closed", "closed", "closed", "open"]
assert level_crossing_lamps(["tick", "in b", "out b", "tick", "in b", "tick"], 1) == [
    "open", "closed", "closed", "open", "closed", "closed"]
assert level_crossing_lamps(["in a", "out a", "out a"], 2) == ["closed", "closed", "fault"]
