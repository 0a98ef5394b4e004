"""The on-call phone should ring once per burst: turn (time, key) alerts, in time order, into (first
time, key, count) rows. An alert less than window after the first alert of its key's current burst
is only counted there; one exactly window or more after it begins the next burst of that key. Alerts
of a muted key give no row at all. The rows are in the order in which the bursts began."""


def collapse_repeat_alerts(alerts, window, muted):
    firsts = []
    counts = []
    current = {}
    for time, key in alerts:
        if key in muted:
            continue
        burst = current.get(key)
        if burst is not None and time - firsts[burst][0] < window:
            counts[burst] += 1
            continue
        current[key] = len(firsts)
        firsts.append((time, key))
        counts.append(1)
    return [(time, key, count) for (time, key), count in zip(firsts, counts)]


assert collapse_repeat_alerts([(1, "cpu"), (3, "cpu"), (4, "disk"), (5, "cpu")], 9, []) == [
    (1, "cpu", 3), (4, "disk", 1)]
assert collapse_repeat_alerts([(10, "cpu"), (14, "cpu"), (15, "cpu"), (19, "cpu")], 5, []) == [
    (10, "cpu", 2), (15, "cpu", 2)]
assert collapse_repeat_alerts([(0, "a"), (4, "a"), (8, "a"), (9, "a")], 5, []) == [
    (0, "a", 2), (8, "a", 2)]
assert collapse_repeat_alerts([(0, "b"), (2, "a"), (3, "b"), (6, "b"), (7, "a")], 4, []) == [
    (0, "b", 2), (2, "a", 1), (6, "b", 1), (7, "a", 1)]
assert collapse_repeat_alerts([(3, "x"), (3, "y"), (4, "x")], 9, ["x", "z"]) == [(3, "y", 1)]
assert collapse_repeat_alerts([(7, "q"), (7, "q"), (8, "q")], 1, []) == [(7, "q", 2), (8, "q", 1)]
assert collapse_repeat_alerts([(7, "q"), (7, "q")], 0, []) == [(7, "q", 1), (7, "q", 1)]
assert collapse_repeat_alerts([(-8, "m"), (-2, "m"), (1, "n")], 7, ["n"]) == [(-8, "m", 2)]
