"""Every depot (name, x, y, radius) delivers to addresses up to its own radius away, rim included.
Which one should serve the customer at (x, y)? Name the nearest of those that reach the address; at
equal distance the one with the smaller radius, and if that is equal too, the alphabetically first.
None if no depot reaches it."""


def depot_within_reach(customer, depots):
    best = None
    for name, x, y, radius in depots:
        distance = (x - customer[0]) ** 2 + (y - customer[1]) ** 2
        if distance > radius * radius:
            continue
        rank = (distance, radius, name)
        if best is None or rank < best:
            best = rank
    return best[2] if best else None


assert depot_within_reach((2, 3), [("A", 5, 7, 5), ("B", 9, 3, 9)]) == "A"
assert depot_within_reach((2, 3), [("A", 5, 7, 4), ("B", 9, 3, 9)]) == "B"
assert depot_within_reach((2, 3), [("A", 5, 7, 8), ("B", 2, 8, 6), ("C", -3, 3, 7)]) == "B"
assert depot_within_reach((2, 3), [("N", 5, 7, 8), ("M", 2, 8, 8), ("X", -1, 7, 8)]) == "M"
assert depot_within_reach((1, 1), [("A", 8, 9, 5), ("B", 4, 4, 4)]) is None
assert depot_within_reach((1, 1), []) is None
assert depot_within_reach((4, 6), [("Z", 4, 6, 0), ("A", 5, 6, 9)]) == "Z"
assert depot_within_reach((9, 1), [("A", 5, 1, 9), ("B", 6, 3, 9), ("C", 2, 1, 2)]) == "B"
