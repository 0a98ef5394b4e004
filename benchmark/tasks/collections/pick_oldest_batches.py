"""Fill an order for one item from stock batches, tuples of (id, expiry day, amount). Use those
that expire soonest first, equal expiry in order of id, and never touch a batch that expires today
or earlier. The answer is a list of (id, taken amount) without zero amounts; when the usable stock
does not cover the whole quantity, or nothing is asked for, it is an empty list."""


def pick_oldest_batches(batches, quantity, today):
    usable = sorted(
        (expiry, batch, amount)
        for batch, expiry, amount in batches
        if expiry > today and amount > 0
    )
    picks = []
    missing = quantity
    for _, batch, amount in usable:
        if missing <= 0:
            break
        taken = min(amount, missing)
        picks.append((batch, taken))
        missing -= taken
    if missing > 0:
        return []
    return picks


assert pick_oldest_batches([("B", 12, 5), ("A", 12, 4), ("C", 9, 3), ("D", 8, 10)], 5, 8) == [
    ("C", 3), ("A", 2)]
assert pick_oldest_batches([("B", 12, 5), ("A", 12, 4), ("C", 9, 3)], 12, 8) == [
    ("C", 3), ("A", 4), ("B", 5)]
assert pick_oldest_batches([("B", 12, 5), ("A", 12, 4), ("C", 9, 3)], 13, 8) == []
assert pick_oldest_batches([("A", 12, 4), ("C", 9, 3)], 3, 8) == [("C", 3)]
assert pick_oldest_batches([("A", 12, 4), ("C", 9, 3)], 1, 12) == []
assert pick_oldest_batches([("A", 12, 4)], 0, 8) == []
assert pick_oldest_batches([("x", 5, 0), ("y", 6, 2)], 2, 1) == [("y", 2)]
assert pick_oldest_batches([("m", 4, 1), ("k", 4, 2)], 3, 3) == [("k", 2), ("m", 1)]
assert pick_oldest_batches([("p", 3, 7), ("q", 2, 7)], 4, 2) == [("p", 4)]
