"""Plan the shopping for several recipes, each a dict of ingredient to amount. Amounts are added up,
less what the pantry holds, and rounded up to whole packs, of 1 where no pack size is known. The
shop is a list of (aisle, items there) in walking order; an ingredient belongs to the first aisle
that has it, otherwise to "misc", which comes last. Return a list of (aisle, alphabetical list of
(ingredient, packs)) without empty aisles."""

from collections import Counter


def shopping_list_by_aisle(recipes, pantry, pack_sizes, aisles):
    needed = Counter()
    for ingredients in recipes:
        needed.update(ingredients)
    packs = {}
    for item, amount in needed.items():
        missing = amount - pantry.get(item, 0)
        if missing <= 0:
            continue
        packs[item] = -(-missing // pack_sizes.get(item, 1))
    plan = []
    for aisle, found in [*aisles, ("misc", list(packs))]:
        picked = sorted((item, packs.pop(item)) for item in found if item in packs)
        if picked:
            plan.append((aisle, picked))
    return plan


assert shopping_list_by_aisle(
    [{"egg": 3, "milk": 200}, {"egg": 2, "flour": 500}], {"flour": 100},
    {"egg": 6, "milk": 1000, "flour": 250}, [("dairy", ["milk", "egg"]), ("baking", ["flour"])],
) == [("dairy", [("egg", 1), ("milk", 1)]), ("baking", [("flour", 2)])]
assert shopping_list_by_aisle([{"rice": 500}], {}, {"rice": 250}, [("dry", ["rice"])]) == [
    ("dry", [("rice", 2)])
]
assert shopping_list_by_aisle(
    [{"rice": 251}, {"salt": 1}], {"salt": 1, "oil": 2}, {"rice": 250}, [("dry", ["rice", "salt"])]
) == [("dry", [("rice", 2)])]
assert shopping_list_by_aisle([{"basil": 3, "apple": 2}], {}, {}, [("meat", ["ham"])]) == [
    ("misc", [("apple", 2), ("basil", 3)])
]
assert shopping_list_by_aisle(
    [{"tea": 4, "gum": 1}], {"tea": 1}, {"tea": 2}, [("z", ["tea"]), ("a", ["gum", "tea"])]
) == [("z", [("tea", 2)]), ("a", [("gum", 1)])]
assert shopping_list_by_aisle([{"jam": 2}], {"jam": 5}, {}, [("bread", ["jam"])]) == []
assert shopping_list_by_aisle([{"jam": 6, "fig": 1}], {"jam": 5}, {}, [("bread", ["jam"])]) == [
    ("bread", [("jam", 1)]), ("misc", [("fig", 1)])
]
assert shopping_list_by_aisle(
    [{"oil": 7}, {"oil": 2, "nut": 4}], {"nut": 1}, {"oil": 4, "nut": 3},
    [("oils", ["oil"]), ("empty", []), ("snacks", ["nut", "bar"])],
) == [("oils", [("oil", 3)]), ("snacks", [("nut", 1)])]
