"""Fewest events from a start to a goal state, in a table of {state: {event: next state}} where
states without events may be missing. Of equally short lists take the alphabetically first, compared
event by event; forbidden states must not be passed through, though start and goal may be among
them. Give the list, [] if start is the goal, and None if it can't be done or takes more than the
longest number of events."""


def shortest_event_path(table, start, goal, forbidden, longest):
    if start == goal:
        return []
    paths = {start: []}
    layer = [start]
    for _ in range(longest):
        reached = []
        for state in layer:
            for event, following in sorted(table.get(state, {}).items()):
                if following == goal:
                    return [*paths[state], event]
                if following in forbidden or following in paths:
                    continue
                paths[following] = [*paths[state], event]
                reached.append(following)
        layer = reached
    return None


assert shortest_event_path({}, "s", "s", {"s"}, 0) == []
assert shortest_event_path(
    {"idle": {"start": "run", "boot": "run"}, "run": {"stop": "idle", "halt": "off"}},
    "idle", "off", set(), 9,
) == ["boot", "halt"]
assert shortest_event_path(
    {"s": {"a": "x", "b": "y"}, "x": {"c": "g"}, "y": {"d": "g"}}, "s", "g", {"x"}, 5
) == ["b", "d"]
assert shortest_event_path({"s": {"a": "x", "b": "g"}}, "s", "x", {"x"}, 1) == ["a"]
assert shortest_event_path({"s": {"a": "s", "b": "t"}}, "s", "g", set(), 6) is None
assert shortest_event_path(
    {"s": {"a": "t"}, "t": {"b": "u"}, "u": {"c": "g"}}, "s", "g", set(), 2
) is None
assert shortest_event_path(
    {"s": {"a": "x", "z": "g"}, "x": {"a": "g"}}, "s", "g", set(), 5
) == ["z"]
assert shortest_event_path(
    {"s": {"a": "x", "b": "y"}, "x": {"z": "w"}, "y": {"a": "w"}, "w": {"k": "g"}},
    "s", "g", set(), 3,
) == ["a", "z", "k"]
assert shortest_event_path(
    {"s": {"a": "x"}, "x": {"a": "s", "b": "y"}, "y": {"b": "x", "c": "g"}}, "s", "g", {"s"}, 3
) == ["a", "b", "c"]
