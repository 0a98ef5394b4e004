"""A receiver that must deliver no message twice gets ("publish", id) and ("release", id) pairs. A
publish of an id that isn't held is delivered and the id held until its release; the answers are
("received", id, publishes of it since it is held, so 1 at first) and ("complete", id, that number
at the end), with 0 for an id not held. While as many are held as the capacity allows, a new id only
gets ("busy", id, 0). Return (delivered ids, answers), in order of happening."""


def exactly_once_receiver(messages, capacity):
    copies = {}
    delivered, replies = [], []
    for kind, number in messages:
        if kind == "release":
            replies.append(("complete", number, copies.pop(number, 0)))
            continue
        if number not in copies:
            if len(copies) >= capacity:
                replies.append(("busy", number, 0))
                continue
            copies[number] = 0
            delivered.append(number)
        copies[number] += 1
        replies.append(("received", number, copies[number]))
    return delivered, replies


assert exactly_once_receiver([("publish", 7), ("publish", 7), ("release", 7)], 2) == (
    [7], [("received", 7, 1), ("received", 7, 2), ("complete", 7, 2)])
assert exactly_once_receiver([("release", 4)], 1) == ([], [("complete", 4, 0)])
assert exactly_once_receiver([("publish", 1), ("release", 1), ("publish", 1)], 1) == (
    [1, 1], [("received", 1, 1), ("complete", 1, 1), ("received", 1, 1)])
assert exactly_once_receiver([("publish", 5), ("publish", 6), ("publish", 5)], 1) == (
    [5], [("received", 5, 1), ("busy", 6, 0), ("received", 5, 2)])
assert exactly_once_receiver([("publish", 3), ("publish", 4), ("publish", 8)], 2) == (
    [3, 4], [("received", 3, 1), ("received", 4, 1), ("busy", 8, 0)])
assert exactly_once_receiver([("publish", 9)], 0) == ([], [("busy", 9, 0)])
assert exactly_once_receiver(
    [("publish", 2), ("release", 3), ("publish", 2), ("release", 2), ("release", 2)], 1
) == ([2], [("received", 2, 1), ("complete", 3, 0), ("received", 2, 2), ("complete", 2, 2),
            ("complete", 2, 0)])
assert exactly_once_receiver(
    [("publish", 1), ("publish", 2), ("release", 1), ("publish", 3)], 2
) == ([1, 2, 3], [("received", 1, 1), ("received", 2, 1), ("complete", 1, 1), ("received", 3, 1)])
