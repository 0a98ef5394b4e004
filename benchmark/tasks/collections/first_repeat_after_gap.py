"""When does an entry first come up again after a decent pause? Find the first item that stands at
least a given number of places after its own previous appearance and return (item, distance in
places), or None if there is none. Every appearance counts as the previous one for the next, so an
earlier return makes the wait start anew. Ignored items are never reported but take up places; a
number of places below 1 counts as 1."""


def first_repeat_after_gap(items, gap, ignored):
    last_seen = {}
    for position, item in enumerate(items):
        if item in ignored:
            continue
        distance = position - last_seen.get(item, position)
        if distance >= max(gap, 1):
            return item, distance
        last_seen[item] = position
    return None


assert first_repeat_after_gap(["a", "b", "a", "c", "b"], 3, set()) == ("b", 3)
assert first_repeat_after_gap(["a", "a", "b", "a"], 3, set()) is None
assert first_repeat_after_gap(["a", "a", "b", "a"], 2, {"b"}) == ("a", 2)
assert first_repeat_after_gap(["x", "y", "x", "y"], 2, {"x"}) == ("y", 2)
assert first_repeat_after_gap([7, 8, 9, 9], 0, set()) == (9, 1)
assert first_repeat_after_gap([1, 2, 3], 1, set()) is None
assert first_repeat_after_gap(["q", "-", "-", "q"], 3, {"-"}) == ("q", 3)
assert first_repeat_after_gap([1, 2, 2, 1], 2, {5}) == (1, 3)
