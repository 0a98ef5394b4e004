"""Look for a series of event names in a log, which is a list of names too. The first one may stand
anywhere; each further one must stand at a later index than the previous match, though by no more
than `max_gap`. The earliest possible index is taken every time, and a choice is never revised.
List the indices found, breaking off at the first name for which there is none."""


def match_events_in_order(log, wanted, max_gap):
    found = []
    start, stop = 0, len(log)
    for name in wanted:
        places = range(start, min(stop, len(log)))
        index = next((place for place in places if log[place] == name), -1)
        if index < 0:
            break
        found.append(index)
        start = index + 1
        stop = index + max_gap + 1
    return found


assert match_events_in_order(
    ["boot", "login", "read", "login", "write", "exit"], ["login", "write"], 3
) == [1, 4]
assert match_events_in_order(
    ["boot", "login", "read", "login", "write", "exit"], ["login", "write"], 2
) == [1]
assert match_events_in_order(["on", "log", "off", "log"], ["log", "log"], 2) == [1, 3]
assert match_events_in_order(["on", "log", "off", "log"], ["off", "on"], 9) == [2]
assert match_events_in_order(["on", "off"], ["exit", "on"], 5) == []
assert match_events_in_order(["on", "log", "off"], ["off", "off"], 4) == [2]
assert match_events_in_order(["a", "b", "a", "b", "b"], ["b", "b", "b"], 2) == [1, 3, 4]
assert match_events_in_order(["a", "c", "b", "d", "c"], ["a", "b", "c", "d"], 2) == [0, 2, 4]
assert match_events_in_order(["x", "y"], ["x", "y"], 0) == [0]
