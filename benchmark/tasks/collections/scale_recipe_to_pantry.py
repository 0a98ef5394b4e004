"""How many whole servings can we cook with what is in the pantry (ingredient -> amount)? The recipe
lists (ingredient, amount above zero, is optional) for a batch of batch_servings servings and can be
scaled to any number of them. Optional entries don't limit us; an ingredient listed several times
needs the sum of its other amounts, and one that the pantry lacks gives zero. Of every required
ingredient the reserve has to stay in the pantry. Never answer more than most, which is zero or
above."""


def scale_recipe_to_pantry(recipe, pantry, batch_servings, reserve, most):
    needed = {}
    for ingredient, amount, is_optional in recipe:
        if is_optional:
            continue
        needed[ingredient] = needed.get(ingredient, 0) + amount
    servings = most
    for ingredient, amount in needed.items():
        available = pantry.get(ingredient, 0) - reserve
        possible = available * batch_servings // amount
        servings = min(servings, max(possible, 0))
    return servings


assert scale_recipe_to_pantry(
    [("flour", 500, False), ("egg", 2, False), ("mint", 1, True)], {"flour": 1200, "egg": 7}, 4, 0,
    50,
) == 9
assert scale_recipe_to_pantry(
    [("flour", 500, False), ("egg", 2, False)], {"flour": 1200, "egg": 7}, 4, 0, 8) == 8
assert scale_recipe_to_pantry([("salt", 1, False), ("oil", 2, False)], {"oil": 90}, 2, 0, 5) == 0
assert scale_recipe_to_pantry(
    [("sugar", 30, False), ("sugar", 20, False), ("sugar", 70, True)], {"sugar": 100}, 3, 0, 20
) == 6
assert scale_recipe_to_pantry([("mint", 5, True)], {}, 2, 4, 7) == 7
assert scale_recipe_to_pantry([("rice", 6, False)], {"rice": 20}, 2, 5, 30) == 5
assert scale_recipe_to_pantry([("rice", 6, False), ("pea", 1, False)], {"rice": 3, "pea": 40}, 2, 5,
                              9) == 0
assert scale_recipe_to_pantry([("tea", 4, False)], {"tea": 13}, 4, 1, 12) == 12
