"""In which state does an "established" connection end up after its events, and how many of them had
no effect? Closing it ourselves, "close" leads to "fin-wait-1", then "ack" to "fin-wait-2" and "fin"
to "time-wait"; a "fin" already in "fin-wait-1" means "closing", and its "ack" "time-wait". Closed
by the peer, "fin" leads to "close-wait", our "close" to "last-ack", "ack" to "closed". As many
"timeout" events as the linger (at least one) turn "time-wait" into "closed", counted anew from
another "fin" there; return (state, ignored)."""


def close_handshake_state(events, linger):
    moves = {
        ("established", "close"): "fin-wait-1",
        ("fin-wait-1", "ack"): "fin-wait-2",
        ("fin-wait-2", "fin"): "time-wait",
        ("fin-wait-1", "fin"): "closing",
        ("closing", "ack"): "time-wait",
        ("established", "fin"): "close-wait",
        ("close-wait", "close"): "last-ack",
        ("last-ack", "ack"): "closed",
    }
    state, waited, ignored = "established", 0, 0
    for event in events:
        if state == "time-wait" and event in ("fin", "timeout"):
            waited = waited + 1 if event == "timeout" else 0
            if waited >= linger:
                state = "closed"
            continue
        following = moves.get((state, event))
        if following is None:
            ignored += 1
            continue
        state = following
    return state, ignored


assert close_handshake_state([], 2) == ("established", 0)
assert close_handshake_state(["close", "ack", "fin"], 2) == ("time-wait", 0)
assert close_handshake_state(["close", "fin", "timeout", "ack", "timeout"], 1) == ("closed", 1)
assert close_handshake_state(["fin", "close", "ack", "close"], 3) == ("closed", 1)
assert close_handshake_state(
    ["close", "ack", "fin", "timeout", "fin", "timeout", "timeout"], 2
) == ("closed", 0)
assert close_handshake_state(["close", "ack", "fin", "timeout", "fin", "timeout"], 2) == (
    "time-wait", 0)
assert close_handshake_state(["close", "ack", "fin", "ack", "timeout", "close"], 2) == (
    "time-wait", 2)
assert close_handshake_state(["fin", "fin", "ack"], 1) == ("close-wait", 2)
assert close_handshake_state(["close", "ack", "close", "timeout"], 1) == ("fin-wait-2", 2)
