"""Build the "open recent" menu of an editor. Openings are (time, name) in ascending order of time.
Pinned names always come first, in the order in which they are pinned; after them a limited number
of other names follows, the most recently opened first and each only once. Nothing opened longer
ago than a maximum age, seen from now, is offered; exactly that old still is."""


def recent_items_menu(opened, pinned, places, now, max_age):
    recent = []
    for time, name in reversed(opened):
        if now - time > max_age or len(recent) >= places:
            break
        if name in pinned or name in recent:
            continue
        recent.append(name)
    return list(pinned) + recent


assert recent_items_menu([(1, "a"), (5, "b"), (7, "c")], ["p"], 2, 10, 20) == ["p", "c", "b"]
assert recent_items_menu([(1, "a"), (2, "b")], [], 3, 10, 9) == ["b", "a"]
assert recent_items_menu([(1, "a"), (2, "b")], [], 3, 10, 8) == ["b"]
assert recent_items_menu([(1, "a"), (2, "b"), (3, "c")], ["c", "z"], 1, 3, 5) == ["c", "z", "b"]
assert recent_items_menu([(1, "a"), (2, "b"), (3, "a")], [], 5, 4, 9) == ["a", "b"]
assert recent_items_menu([(1, "a")], ["q"], 0, 2, 9) == ["q"]
assert recent_items_menu([(1, "x"), (2, "y"), (3, "y")], [], 2, 3, 9) == ["y", "x"]
assert recent_items_menu([(4, "m"), (20, "n")], ["m", "k"], 3, 21, 2) == ["m", "k", "n"]
