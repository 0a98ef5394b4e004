"""Keep the lists of a course with limited places while ("join", name), ("leave", name) and
("places", number) events come in. Who joins when no place is free waits, unless the waiting list
has its greatest permitted length already, then the request is lost; joining again while on either
list changes nothing. Leaving works from both lists. Whenever places are free, the longest waiting
move up; fewer places throw nobody out. The answer is (members, waiting), each in order of entry."""


def waitlist_after_changes(events, places, longest):
    members, waiting = [], []
    for kind, value in events:
        if kind == "join":
            if value in members or value in waiting:
                continue
            waiting.append(value)
        elif kind == "leave":
            members = [name for name in members if name != value]
            waiting = [name for name in waiting if name != value]
        else:
            places = value
        while waiting and len(members) < places:
            members.append(waiting.pop(0))
        waiting = waiting[:longest]
    return members, waiting


assert waitlist_after_changes(
    [("join", "a"), ("join", "b"), ("join", "c"), ("join", "d"), ("leave", "a")], 2, 9
) == (["b", "c"], ["d"])
assert waitlist_after_changes(
    [("join", "a"), ("join", "b"), ("join", "c"), ("join", "d"), ("leave", "b")], 2, 1
) == (["a", "c"], [])
assert waitlist_after_changes(
    [("join", "a"), ("join", "a"), ("join", "b"), ("join", "b")], 1, 5
) == (["a"], ["b"])
assert waitlist_after_changes(
    [("join", "a"), ("join", "b"), ("join", "c"), ("leave", "b"), ("leave", "a")], 1, 4
) == (["c"], [])
assert waitlist_after_changes(
    [("join", "a"), ("join", "b"), ("join", "c"), ("join", "d"), ("places", 3)], 1, 3
) == (["a", "b", "c"], ["d"])
assert waitlist_after_changes(
    [("join", "a"), ("join", "b"), ("join", "c"), ("places", 1), ("join", "d"), ("leave", "a")],
    3, 2
) == (["b", "c"], ["d"])
assert waitlist_after_changes([("leave", "z"), ("join", "a"), ("join", "b")], 1, 0) == (["a"], [])
assert waitlist_after_changes(
    [("join", "a"), ("join", "b"), ("join", "c"), ("leave", "b"), ("join", "b")], 1, 2
) == (["a"], ["c", "b"])
assert waitlist_after_changes([("join", "a"), ("join", "b"), ("join", "c")], 0, 2) == (
    [], ["a", "b"]
)
