"""A recipe for a number of servings is to be cooked for a wanted number. Its items are (name,
quarters, kind), amounts counted in quarters of a unit. Multiply the amounts in proportion: "liquid"
ones are rounded to whole quarters with halves up, but to at least one quarter; "whole" ones are
rounded up to whole units, that is multiples of 4 quarters; only "pinch" amounts stay as they are.
Return (name, quarters) pairs in the same order."""


def scale_recipe_amounts(items, servings, wanted):
    scaled = []
    for name, quarters, kind in items:
        if kind == "pinch":
            scaled.append((name, quarters))
            continue
        product = quarters * wanted
        if kind == "whole":
            units = (product + servings * 4 - 1) // (servings * 4)
            scaled.append((name, units * 4))
            continue
        amount = (product * 2 + servings) // (servings * 2)
        scaled.append((name, max(1, amount)))
    return scaled


assert scale_recipe_amounts([("milk", 6, "liquid"), ("egg", 8, "whole")], 4, 6) == [
    ("milk", 9), ("egg", 12)]
assert scale_recipe_amounts([("oil", 3, "liquid"), ("egg", 4, "whole")], 2, 3) == [
    ("oil", 5), ("egg", 8)]
assert scale_recipe_amounts([("salt", 1, "pinch"), ("rum", 1, "liquid")], 4, 20) == [
    ("salt", 1), ("rum", 5)]
assert scale_recipe_amounts([("rum", 1, "liquid"), ("egg", 4, "whole")], 9, 2) == [
    ("rum", 1), ("egg", 4)]
assert scale_recipe_amounts([("milk", 5, "liquid"), ("wine", 4, "liquid")], 3, 1) == [
    ("milk", 2), ("wine", 1)]
assert scale_recipe_amounts([("egg", 16, "whole"), ("bun", 17, "whole")], 4, 2) == [
    ("egg", 8), ("bun", 12)]
assert scale_recipe_amounts([("mint", 7, "pinch"), ("cola", 30, "liquid")], 5, 5) == [
    ("mint", 7), ("cola", 30)]
assert scale_recipe_amounts([("ham", 12, "whole"), ("pea", 5, "whole")], 1, 1) == [
    ("ham", 12), ("pea", 8)]
