"""Where is a garage door with one button, and how does it move? From shut at 0, presses ("button")
go open, stop, close, stop and so on; "tick" moves a running door by one, and at 0 or the full
travel it stops by itself, so that the next press sends it back. "beam" turns a closing door to
opening, as if just pressed for that, and is ignored otherwise. Return (position, motion), the
motion being "opening", "closing" or "stopped"."""


def garage_door_position(events, travel):
    names = {0: "stopped", 1: "opening", -1: "closing"}
    position, motion, last_direction = 0, 0, -1
    for event in events:
        if event == "button":
            if motion == 0:
                last_direction = -last_direction
                motion = last_direction
            else:
                motion = 0
        elif event == "beam" and motion < 0:
            motion = last_direction = 1
        elif event == "tick":
            position += motion
            if position in (0, travel):
                motion = 0
    return position, names[motion]


assert garage_door_position([], 3) == (0, "stopped")
assert garage_door_position(["button", "tick", "tick"], 3) == (2, "opening")
assert garage_door_position(["button", "tick", "tick", "tick"], 2) == (2, "stopped")
assert garage_door_position(
    ["button", "tick", "button", "tick", "button", "tick", "button"], 3
) == (0, "opening")
assert garage_door_position(
    ["button", "tick", "tick", "button", "tick", "beam", "tick"], 2
) == (2, "stopped")
assert garage_door_position(["button", "tick", "beam"], 4) == (1, "opening")
assert garage_door_position(["beam", "tick"], 4) == (0, "stopped")
assert garage_door_position(
    ["button", "tick", "tick", "tick", "button", "button", "tick", "beam", "button", "button"], 5
) == (2, "closing")
assert garage_door_position(["button", "tick", "button"], 1) == (1, "closing")
