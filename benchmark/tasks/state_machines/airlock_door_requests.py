"""Two interlocked doors, a and b, both shut for long, get "open_a", "close_a", "open_b", "close_b",
"tick", "fire" and "clear" events. A door opens only if the other is shut and has been for the wait
in ticks, otherwise the request is refused; from "fire" to "clear" any door may open. Opening one
that is open already, or closing a shut one, changes nothing and is no refusal, and "clear" shuts
nothing. Return (number refused, is a open, is b open) at the end."""


def airlock_door_requests(events, wait):
    shut_for = {"a": wait, "b": wait}
    fire, refused = False, 0
    for event in events:
        if event in ("fire", "clear"):
            fire = event == "fire"
            continue
        if event == "tick":
            for door in shut_for:
                shut_for[door] += 1
            continue
        action, door = event.split("_")
        other = "b" if door == "a" else "a"
        if action == "close":
            shut_for.setdefault(door, 0)
        elif fire or door not in shut_for or shut_for.get(other, -1) >= wait:
            shut_for.pop(door, None)
        else:
            refused += 1
    return refused, "a" not in shut_for, "b" not in shut_for


assert airlock_door_requests(["open_a"], 3) == (0, True, False)
assert airlock_door_requests(["open_a", "open_b"], 3) == (1, True, False)
assert airlock_door_requests(["open_a", "close_a", "tick", "tick", "open_b"], 3) == (
    1, False, False)
assert airlock_door_requests(["open_b", "tick", "close_b", "tick", "open_a"], 1) == (
    0, True, False)
assert airlock_door_requests(["open_a", "fire", "open_b"], 3) == (0, True, True)
assert airlock_door_requests(["open_a", "fire", "clear", "open_b"], 3) == (1, True, False)
assert airlock_door_requests(["open_a", "close_a", "tick", "close_a", "tick", "open_b"], 2) == (
    0, False, True)
assert airlock_door_requests(["open_a", "close_a", "open_a"], 5) == (0, True, False)
assert airlock_door_requests(
    ["open_a", "fire", "open_b", "clear", "open_a", "open_b"], 2
) == (0, True, True)
assert airlock_door_requests(["open_a", "open_b", "close_a", "open_b"], 0) == (1, False, True)
