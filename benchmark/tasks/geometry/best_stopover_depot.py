"""On a street grid, where lengths are horizontal plus vertical distance, a courier goes from start
to goal and has to call at one of several depots (name, x, y) on the way. Which depot makes the trip
shortest, and how long is it: (name, length)? Trips longer than the limit are out of the question;
of equally short ones the depot closer to the start is wanted, then the name first in the alphabet.
If nothing remains the answer is None."""


def best_stopover_depot(start, goal, depots, limit):
    best = None
    for name, x, y in depots:
        there = abs(x - start[0]) + abs(y - start[1])
        onward = abs(goal[0] - x) + abs(goal[1] - y)
        if there + onward > limit:
            continue
        trip = (there + onward, there, name)
        if best is None or trip < best:
            best = trip
    if best is None:
        return None
    return best[2], best[0]


assert best_stopover_depot((0, 0), (10, 4), [("mill", 3, 8), ("yard", 12, 1)], 50) == ("yard", 18)
assert best_stopover_depot((0, 0), (10, 4), [("alp", 6, 2), ("zoo", 2, 3)], 14) == ("zoo", 14)
assert best_stopover_depot((1, 1), (9, 9), [("q", 2, 5), ("k", 4, 3), ("p", 5, 2)], 20) == (
    "k", 16
)
assert best_stopover_depot((2, 3), (5, 7), [("n", 1, 6)], 8) is None
assert best_stopover_depot((7, 2), (1, 5), [("a", -1, 9), ("b", 8, 0)], 15) == ("b", 15)
assert best_stopover_depot((-2, -3), (-8, -1), [("hub", -5, -7)], 16) == ("hub", 16)
assert best_stopover_depot((4, 4), (4, 4), [("x", 1, 6), ("y", 6, 7)], 30) == ("x", 10)
assert best_stopover_depot((1, 2), (9, 3), [("a", 9, 9), ("c", 12, 3), ("b", 5, 5)], 14) == (
    "b", 13
)
