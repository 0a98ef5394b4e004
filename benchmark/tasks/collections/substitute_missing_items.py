"""An online grocer packs a shopping list one entry after the other and uses up its stock (item ->
units) on the way. Every entry is served by the item itself down to the last unit, otherwise by the
first of its listed substitutes of which more than the reserve is left, otherwise by None; there are
at most max_swaps replacements in all, and the substitutes of a substitute don't count. What ends up
in the bag, entry by entry?"""


def substitute_missing_items(wanted, stock, substitutes, reserve, max_swaps):
    left = dict(stock)
    swaps = 0
    packed = []
    for item in wanted:
        choice = None
        if left.get(item, 0) > 0:
            choice = item
        elif swaps < max_swaps:
            for other in substitutes.get(item, []):
                if left.get(other, 0) > reserve:
                    choice = other
                    swaps += 1
                    break
        if choice is not None:
            left[choice] -= 1
        packed.append(choice)
    return packed


assert substitute_missing_items(
    ["milk", "milk", "oat"], {"milk": 1, "oat": 2}, {"milk": ["oat"]}, 0, 1
) == ["milk", "oat", "oat"]
assert substitute_missing_items(["milk"] * 3, {"milk": 1, "oat": 2}, {"milk": ["oat"]}, 1, 9) == [
    "milk", "oat", None]
assert substitute_missing_items(
    ["pear"], {"fig": 4, "plum": 3}, {"pear": ["kiwi", "plum", "fig"]}, 2, 4
) == ["plum"]
assert substitute_missing_items(
    ["pear"], {"fig": 4, "plum": 3}, {"pear": ["plum", "fig"]}, 3, 4
) == ["fig"]
assert substitute_missing_items(["a", "b"], {"c": 5}, {"a": ["b"], "b": ["c"]}, 0, 2) == [None, "c"]
assert substitute_missing_items(["tea", "tea"], {"tea": 1}, {}, 3, 2) == ["tea", None]
assert substitute_missing_items(
    ["gin", "rum", "rum", "rum"], {"gin": 9, "rum": 0}, {"rum": ["gin"], "gin": ["rum"]}, 0, 2
) == ["gin", "gin", "gin", None]
assert substitute_missing_items(["rum", "gin"], {"gin": 1}, {"rum": ["gin"]}, 0, 3) == ["gin", None]
assert substitute_missing_items(["rum"], {"gin": 1}, {"rum": ["gin"]}, 0, 0) == [None]
