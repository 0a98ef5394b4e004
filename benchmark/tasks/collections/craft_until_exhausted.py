"""A crafting bench works off a list of recipes (product, pieces made, needed amounts by item, each
at least 1) in order of priority. Each step carries out the first recipe for which the bag (item ->
amount) holds enough of everything, takes out what is needed and puts in the product. It goes on
until nothing is possible or max_steps steps are done. Report the products step by step and the
final bag without items of which nothing is left."""


def craft_until_exhausted(recipes, bag, max_steps):
    left = dict(bag)
    crafted = []
    while len(crafted) < max_steps:
        for product, made, needed in recipes:
            if all(left.get(item, 0) >= amount for item, amount in needed.items()):
                break
        else:
            break
        for item, amount in needed.items():
            left[item] -= amount
        left[product] = left.get(product, 0) + made
        crafted.append(product)
    return crafted, {item: amount for item, amount in left.items() if amount > 0}


assert craft_until_exhausted(
    [("plank", 2, {"wood": 1}), ("stick", 4, {"plank": 2})], {"wood": 5}, 7
) == (["plank"] * 5 + ["stick"] * 2, {"plank": 6, "stick": 8})
assert craft_until_exhausted(
    [("stick", 1, {"plank": 2}), ("plank", 2, {"wood": 1})], {"wood": 2}, 9
) == (["plank", "stick", "plank", "stick"], {"stick": 2})
assert craft_until_exhausted([("a", 1, {"b": 1})], {"b": 3, "c": 0}, 0) == ([], {"b": 3})
assert craft_until_exhausted([("a", 1, {"b": 2, "c": 1})], {"b": 5, "c": 1}, 4) == (
    ["a"], {"b": 3, "a": 1})
assert craft_until_exhausted([("ring", 1, {"gold": 1})], {"iron": 2}, 4) == ([], {"iron": 2})
assert craft_until_exhausted(
    [("cake", 1, {"egg": 2, "flour": 3}), ("wafer", 6, {"flour": 2})], {"egg": 9, "flour": 8}, 5
) == (["cake", "cake", "wafer"], {"egg": 5, "cake": 2, "wafer": 6})
assert craft_until_exhausted([("x", 2, {"x": 1, "y": 1})], {"x": 1, "y": 3}, 2) == (
    ["x", "x"], {"x": 3, "y": 1})
