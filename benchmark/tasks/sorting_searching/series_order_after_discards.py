"""Final standings of a sailing regatta from a dict of boat to its list of places, one per race, 1
being the winner and None a race not finished, which counts as the number of boats plus one. For
every full four races, each boat leaves out one of its worst. The result is a list of (boat, sum of
what is left), smallest sum first; equal sums go to the better best place left, then the next best
one and so on, and finally by name."""


def series_order_after_discards(results):
    penalty = len(results) + 1
    standings = []
    for boat, places in results.items():
        scores = sorted(penalty if place is None else place for place in places)
        kept = scores[:len(scores) - len(scores) // 4]
        standings.append((sum(kept), kept, boat))
    standings.sort()
    return [(boat, total) for total, _, boat in standings]


assert series_order_after_discards({"B": [2, 1], "A": [1, 2]}) == [("A", 3), ("B", 3)]
assert series_order_after_discards(
    {"C": [1, 1, 3, 3], "B": [2, 3, 1, 2], "A": [3, 2, 2, 1]}
) == [("C", 5), ("A", 5), ("B", 5)]
assert series_order_after_discards({"K": [1, None], "L": [2, 1]}) == [("L", 3), ("K", 4)]
assert series_order_after_discards({"L": [1, 2, 2], "Z": [None, 1, 1]}) == [("Z", 5), ("L", 5)]
assert series_order_after_discards(
    {"M": [1, 1, 1, 1, None, None, 1, 1], "N": [2, 2, 2, 2, 1, 1, 2, 2]}
) == [("M", 6), ("N", 10)]
assert series_order_after_discards(
    {"N": [2, 2, 2, 2, 2, 2, 1], "M": [1, 1, 1, 1, 1, None, None]}
) == [("M", 8), ("N", 11)]
assert series_order_after_discards({"Solo": [None, 1, None, None, 1]}) == [("Solo", 6)]
assert series_order_after_discards({"D": [2, 2, 3], "F": [3, 3, 1], "E": [1, 1, 2]}) == [
    ("E", 4), ("F", 7), ("D", 7)]
