"""Share out the loot of a raid item by item among a roster of (player, number of items received
earlier, names of items needed). An item goes to the player still needing one of that name who has
the fewest so far, the earlier number counting half, rounded down, and the roster deciding ties;
each mention among the needs is satisfied by one copy. Whoever has a given maximum, counted like
that, gets nothing more, and what nobody can take goes to the bank. Return (dict of every player to
items, bank list)."""


def drop_loot_by_need(loot, roster, most):
    counts = {player: earlier // 2 for player, earlier, _ in roster}
    needs = {player: list(items) for player, _, items in roster}
    shares = {player: [] for player in needs}
    bank = []
    for item in loot:
        takers = [player for player in needs if item in needs[player] and counts[player] < most]
        if not takers:
            bank.append(item)
            continue
        lucky = min(takers, key=counts.get)
        counts[lucky] += 1
        needs[lucky].remove(item)
        shares[lucky].append(item)
    return shares, bank


assert drop_loot_by_need(
    ["sword", "bow", "sword"], [("Al", 0, ["sword"]), ("Bo", 0, ["sword", "bow"])], 9
) == ({"Al": ["sword"], "Bo": ["bow", "sword"]}, [])
assert drop_loot_by_need(["gem"] * 3, [("Al", 2, ["gem"]), ("Bo", 1, ["gem"])], 5) == (
    {"Al": ["gem"], "Bo": ["gem"]}, ["gem"]
)
assert drop_loot_by_need(["a", "b"], [("Al", 2, ["a", "b"])], 2) == ({"Al": ["a"]}, ["b"])
assert drop_loot_by_need(["x", "a"], [("Al", 0, ["a"]), ("Bo", 0, [])], 3) == (
    {"Al": ["a"], "Bo": []}, ["x"]
)
assert drop_loot_by_need(["p", "p", "p"], [("Al", 0, ["p", "p"])], 9) == (
    {"Al": ["p", "p"]}, ["p"]
)
assert drop_loot_by_need(
    ["a", "b", "c"], [("Al", 0, ["a", "b", "c"]), ("Bo", 0, ["b", "c"])], 4
) == ({"Al": ["a", "c"], "Bo": ["b"]}, [])
assert drop_loot_by_need(["a", "b"], [("Al", 0, ["a", "b"]), ("Bo", 2, ["b"])], 4) == (
    {"Al": ["a", "b"], "Bo": []}, []
)
assert drop_loot_by_need(["b", "b"], [("Al", 6, ["b"]), ("Bo", 5, ["b", "b"])], 3) == (
    {"Al": [], "Bo": ["b"]}, ["b"]
)
