"""Numbered messages (number, text) come in out of order and are to be handed on in order of number,
beginning with the number first. Those ahead of their turn are held back; once more than max_held
are held, the gap before the lowest held number is given up: a None is handed on for each missing
number, and the order goes on from there. Numbers already passed or held are dropped. Return the
texts and Nones that were handed on, without what is still held at the end."""


def merge_delayed_messages(arrivals, first, max_held):
    expected = first
    held = {}
    released = []
    for number, text in arrivals:
        if number < expected or number in held:
            continue
        held[number] = text
        if len(held) > max_held:
            lowest = min(held)
            released.extend([None] * (lowest - expected))
            expected = lowest
        while expected in held:
            released.append(held.pop(expected))
            expected += 1
    return released


assert merge_delayed_messages([(2, "b"), (1, "a"), (3, "c")], 1, 1) == ["a", "b", "c"]
assert merge_delayed_messages(
    [(1, "a"), (3, "c"), (4, "d"), (5, "e"), (2, "b"), (6, "f")], 1, 2
) == ["a", None, "c", "d", "e", "f"]
assert merge_delayed_messages([(3, "c"), (1, "a"), (4, "d")], 1, 0) == [None, None, "c", "d"]
assert merge_delayed_messages([(2, "b"), (2, "x"), (3, "c"), (1, "a")], 1, 2) == ["a", "b", "c"]
assert merge_delayed_messages([(7, "g"), (9, "i"), (7, "h")], 7, 3) == ["g"]
assert merge_delayed_messages([(2, "b"), (5, "e"), (6, "f")], 1, 1) == [
    None, "b", None, None, "e", "f"]
assert merge_delayed_messages([(6, "p"), (5, "o"), (4, "n")], 4, 2) == ["n", "o", "p"]
assert merge_delayed_messages([(3, "z"), (2, "y"), (0, "w"), (1, "x")], 0, 2) == [
    "w", "x", "y", "z"]
