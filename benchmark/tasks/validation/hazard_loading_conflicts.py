"""A lorry carries hazardous goods as (slot number, class, amount). Under (class, class), in just
one of the two orders, the separation map may hold "never" (not together on one lorry) or the least
distance in slots, which is itself enough; anything else may stand together. Goods with an amount at
or below the exempt one don't matter. Find the offending pairs: sorted (slot, slot), smaller first,
each once."""

from itertools import combinations


def hazard_loading_conflicts(goods, separation, exempt):
    relevant = []
    for slot, kind, amount in goods:
        if amount <= exempt:
            continue
        relevant.append((slot, kind))
    conflicts = set()
    for (near, kind), (far, other) in combinations(sorted(relevant), 2):
        rule = separation.get((kind, other), separation.get((other, kind), 0))
        if rule == "never" or far - near < rule:
            conflicts.add((near, far))
    return sorted(conflicts)


assert hazard_loading_conflicts([(1, "acid", 9), (4, "base", 9)], {("acid", "base"): 4}, 5) == [
    (1, 4)]
assert hazard_loading_conflicts(
    [(1, "acid", 9), (4, "base", 9), (4, "salt", 9)], {("base", "acid"): 3}, 5
) == []
assert hazard_loading_conflicts([(6, "acid", 9), (4, "base", 9)], {("acid", "base"): 3}, 5) == [
    (4, 6)]
assert hazard_loading_conflicts([(1, "gas", 7), (9, "fire", 8)], {("fire", "gas"): "never"}, 6) == [
    (1, 9)]
assert hazard_loading_conflicts(
    [(1, "gas", 7), (9, "fire", 8), (7, "fire", 6)], {("fire", "gas"): "never"}, 7
) == []
assert hazard_loading_conflicts(
    [(3, "gas", 2), (2, "fire", 2), (1, "gas", 2), (2, "gas", 2)], {("gas", "fire"): 2}, 1
) == [(1, 2), (2, 2), (2, 3)]
assert hazard_loading_conflicts(
    [(5, "a", 1), (8, "a", 1), (8, "a", 1), (9, "b", 1)], {("a", "a"): 5, ("a", "c"): 9}, 0
) == [(5, 8), (8, 8)]
