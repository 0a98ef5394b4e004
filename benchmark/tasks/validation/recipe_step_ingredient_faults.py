"""Compare a recipe's ingredients with those its steps mention (a list of names per step) and return
complaint lines in lower case: "unused x" for listed ones that no step mentions, then
"unlisted x in step 2" for mentioned ones that aren't listed, with the number of the first such step
from 1; both in order of first appearance and each name once. Case is ignored; a "*" at the end of a
listed name isn't part of it and means that it may stay unused, even if listed without it too."""


def recipe_step_ingredient_faults(ingredients, steps):
    used = [name.lower() for step in steps for name in step]
    names = [ingredient.lower() for ingredient in ingredients]
    listed = {name[:-1] for name in names if name.endswith("*")}
    faults = []
    for name in names:
        if name.endswith("*"):
            continue
        if name not in used and name not in listed:
            faults.append(f"unused {name}")
        listed.add(name)
    for number, step in enumerate(steps, 1):
        for name in map(str.lower, step):
            if name in listed:
                continue
            faults.append(f"unlisted {name} in step {number}")
            listed.add(name)
    return faults


assert recipe_step_ingredient_faults(["Flour", "salt*"], [["flour"], []]) == []
assert recipe_step_ingredient_faults(["Flour", "Egg", "milk"], [["EGG"]]) == [
    "unused flour", "unused milk"]
assert recipe_step_ingredient_faults(["egg"], [["Oil", "egg"], ["butter", "oil"]]) == [
    "unlisted oil in step 1", "unlisted butter in step 2"]
assert recipe_step_ingredient_faults(["Salt*", "rice"], [[], ["salt"], ["rice", "Thyme"]]) == [
    "unlisted thyme in step 3"]
assert recipe_step_ingredient_faults(["rice", "Rice", "peas"], [["corn"]]) == [
    "unused rice", "unused peas", "unlisted corn in step 1"]
assert recipe_step_ingredient_faults(["salt*"], [["salt*"]]) == ["unlisted salt* in step 1"]
assert recipe_step_ingredient_faults(["oil", "Nuts", "nuts*"], []) == ["unused oil"]
assert recipe_step_ingredient_faults(["a", "b*"], [["b", "C"], ["c"]]) == [
    "unused a", "unlisted c in step 1"]
