"""Replay "arm", "disarm", "door", "window" and "tick" on a home alarm, "disarmed" at first. Only
then arming works: it gives "exit", and after the exit delay in ticks (at least one, like the other
two times) "armed"; a door then starts "entry", which after the entry delay becomes "alarm", as it
does at once by a window when armed or in entry. After the siren's ticks it is armed again;
disarming always works, and nothing else has an effect. Return (state, memory), the memory being
True from an alarm until arming next works."""


def burglar_panel_state(events, exit_delay, entry_delay, siren):
    state, left, memory = "disarmed", 0, False
    for event in events:
        if event == "disarm":
            state, left = "disarmed", 0
        elif event == "arm" and state == "disarmed":
            state, left, memory = "exit", exit_delay, False
        elif event == "door" and state == "armed":
            state, left = "entry", entry_delay
        elif event == "window" and state in ("armed", "entry"):
            state, left, memory = "alarm", siren, True
        elif event == "tick" and left > 0:
            left -= 1
            if left > 0:
                continue
            if state == "entry":
                state, left, memory = "alarm", siren, True
            else:
                state = "armed"
    return state, memory


assert burglar_panel_state(["arm", "tick", "tick"], 2, 3, 2) == ("armed", False)
assert burglar_panel_state(["arm", "tick", "door", "window"], 2, 3, 2) == ("exit", False)
assert burglar_panel_state(["arm", "tick", "tick", "tick", "door", "tick"], 2, 2, 9) == (
    "entry", False)
assert burglar_panel_state(
    ["arm", "tick", "door", "tick", "door", "tick", "tick"], 1, 2, 3
) == ("alarm", True)
assert burglar_panel_state(
    ["arm", "tick", "window", "tick", "window", "tick", "arm"], 1, 9, 2
) == ("armed", True)
assert burglar_panel_state(["arm", "tick", "window", "disarm", "tick"], 1, 2, 1) == (
    "disarmed", True)
assert burglar_panel_state(["arm", "tick", "window", "disarm", "arm"], 1, 2, 3) == ("exit", False)
assert burglar_panel_state(["arm", "tick", "door", "window"], 1, 5, 9) == ("alarm", True)
assert burglar_panel_state(["window", "door", "tick"], 1, 1, 1) == ("disarmed", False)
assert burglar_panel_state(["arm", "tick", "door", "disarm", "tick"], 1, 1, 1) == (
    "disarmed", False)
