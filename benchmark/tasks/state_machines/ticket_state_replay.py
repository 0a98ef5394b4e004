"""Replay events on a ticket, "open" at first. "start" makes an open one "started", "resolve" a
started one "resolved", "block" an open or started one "blocked"; "unblock" puts a blocked one back
to what it was before, and "reopen" makes a resolved one open, but only a limited number of times.
Anything else is refused and changes nothing. Return (state, refused events in order)."""


def ticket_state_replay(events, max_reopens):
    state, before_block = "open", "open"
    reopens = 0
    refused = []
    for event in events:
        if event == "start" and state == "open":
            state = "started"
        elif event == "resolve" and state == "started":
            state = "resolved"
        elif event == "block" and state in ("open", "started"):
            before_block, state = state, "blocked"
        elif event == "unblock" and state == "blocked":
            state = before_block
        elif event == "reopen" and state == "resolved" and reopens < max_reopens:
            state = "open"
            reopens += 1
        else:
            refused.append(event)
    return state, refused


assert ticket_state_replay(["start", "resolve"], 1) == ("resolved", [])
assert ticket_state_replay(["start", "block", "unblock", "resolve"], 0) == ("resolved", [])
assert ticket_state_replay(["block", "start", "unblock", "resolve"], 0) == (
    "open", ["start", "resolve"])
assert ticket_state_replay(["start", "resolve", "reopen", "start", "resolve", "reopen"], 1) == (
    "resolved", ["reopen"])
assert ticket_state_replay(
    ["start", "resolve", "reopen", "reopen", "start", "resolve", "reopen"], 2
) == ("open", ["reopen"])
assert ticket_state_replay(["unblock", "block", "reopen", "block", "unblock"], 1) == (
    "open", ["unblock", "reopen", "block"])
assert ticket_state_replay(["start", "resolve", "block", "unblock", "start"], 3) == (
    "resolved", ["block", "unblock", "start"])
assert ticket_state_replay(["start", "start", "block"], 0) == ("blocked", ["start"])
assert ticket_state_replay(["start", "resolve", "reopen", "resolve"], 0) == (
    "resolved", ["reopen", "resolve"])
