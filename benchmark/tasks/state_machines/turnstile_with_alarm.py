"""Replay "coin", "push" and "reset" events on a ticket gate and return its final state ("locked",
"open" or "alarm") with the number of people let through. A coin opens it, going through locks it
again; as many pushes against the locked gate as the patience allows, with no coin between, set
off the alarm, in which only a reset does anything (back to locked, these pushes forgotten). A
reset at any other time is ignored, and a patience of zero or less gives alarm and nobody from
the start."""


def turnstile_with_alarm(events, patience):
    if patience <= 0:
        return "alarm", 0
    state, passed, forced = "locked", 0, 0
    for event in events:
        if state == "alarm":
            if event == "reset":
                state, forced = "locked", 0
        elif event == "coin":
            state, forced = "open", 0
        elif event == "push" and state == "open":
            state = "locked"
            passed += 1
        elif event == "push":
            forced += 1
            if forced >= patience:
                state = "alarm"
    return state, passed


assert turnstile_with_alarm([], -1) == ("alarm", 0)
assert turnstile_with_alarm(["coin", "push", "coin", "reset"], 3) == ("open", 1)
assert turnstile_with_alarm(["push", "reset", "push"], 3) == ("locked", 0)
assert turnstile_with_alarm(["push", "push", "push", "coin"], 3) == ("alarm", 0)
assert turnstile_with_alarm(["push", "coin", "push", "push"], 2) == ("locked", 1)
assert turnstile_with_alarm(["push", "push", "coin", "reset", "push", "push"], 2) == ("alarm", 0)
assert turnstile_with_alarm(
    ["coin", "push", "push", "push", "reset", "push", "coin"], 2
) == ("open", 1)
assert turnstile_with_alarm(["push", "reset", "push"], 2) == ("alarm", 0)
assert turnstile_with_alarm(["coin", "push"], 0) == ("alarm", 0)
assert turnstile_with_alarm(["coin", "coin", "push", "push"], 1) == ("alarm", 1)
