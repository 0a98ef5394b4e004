"""Follow a washing machine through "start", "pause", "door" and "tick" events. It stands still with
the door shut at first, and while it runs, every tick counts down its phases (at least one), given
by their lengths in ticks, one after the other; after the last it stops. Start, refused with the
door open, goes on after a pause and begins all over after the end; door opens or shuts the door
unless it runs. Return (phase index, ticks left, door open); at the end these are the number of
phases and 0."""


def washer_program_status(phases, events):
    phase, left = 0, phases[0]
    running = door_open = False
    for event in events:
        if event == "pause":
            running = False
        elif event == "door" and not running:
            door_open = not door_open
        elif event == "start" and not door_open:
            running = True
            if phase == len(phases):
                phase, left = 0, phases[0]
        elif event == "tick" and running:
            left -= 1
            if left > 0:
                continue
            phase += 1
            if phase == len(phases):
                running = False
            else:
                left = phases[phase]
    return phase, left, door_open


assert washer_program_status([3, 2], ["start", "tick", "tick", "tick"]) == (1, 2, False)
assert washer_program_status([3, 2], ["tick", "start", "tick", "pause", "tick", "door"]) == (
    0, 2, True)
assert washer_program_status([1, 1, 4], ["start"] + ["tick"] * 6 + ["tick"]) == (3, 0, False)
assert washer_program_status(
    [3, 2], ["start", "door", "tick", "pause", "door", "start", "tick"]
) == (0, 2, True)
assert washer_program_status(
    [3, 2], ["start", "pause", "door", "door", "start", "tick", "tick"]
) == (0, 1, False)
assert washer_program_status([2, 1], ["start", "tick", "tick", "tick", "door", "start"]) == (
    2, 0, True)
assert washer_program_status([2, 1], ["start", "tick", "tick", "tick", "start", "tick"]) == (
    0, 1, False)
assert washer_program_status([4, 5], ["door", "start", "tick", "door", "start", "tick"]) == (
    0, 3, False)
assert washer_program_status([2, 6, 3], ["start", "tick", "start", "tick", "tick"]) == (
    1, 5, False)
