"""A sender numbers its endless frames 0, 1, 0, 1, ... and has one under way at a time. "ack0" or
"ack1" with the number of that frame delivers it and sends the next; the other ack is ignored. A
"timeout" sends the frame again, but if it has already been sent again as often as allowed per
frame, the sender fails and nothing after that counts. Return (frames delivered, resends in all,
failed) for a list of these events."""


def alternating_ack_sender(events, max_resends):
    delivered = resends = retries = 0
    for event in events:
        if event == f"ack{delivered % 2}":
            delivered += 1
            retries = 0
        elif event == "timeout":
            if retries >= max_resends:
                return delivered, resends, True
            retries += 1
            resends += 1
    return delivered, resends, False


assert alternating_ack_sender([], 3) == (0, 0, False)
assert alternating_ack_sender(["ack0", "ack1", "ack0"], 2) == (3, 0, False)
assert alternating_ack_sender(["ack1", "ack0", "ack0", "timeout"], 1) == (1, 1, False)
assert alternating_ack_sender(["timeout", "timeout", "timeout", "ack0"], 2) == (0, 2, True)
assert alternating_ack_sender(["timeout", "timeout", "ack0", "timeout", "timeout"], 2) == (
    1, 4, False)
assert alternating_ack_sender(["timeout", "ack0"], 0) == (0, 0, True)
assert alternating_ack_sender(["timeout", "ack1", "timeout", "ack0"], 1) == (0, 1, True)
assert alternating_ack_sender(
    ["ack0", "timeout", "ack1", "ack0", "timeout", "timeout", "ack1"], 1
) == (3, 2, True)
