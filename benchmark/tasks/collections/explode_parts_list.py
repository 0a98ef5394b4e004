"""Work out the basic parts to buy for an order, a dict of product to quantity. Recipes map anything
that is assembled to a dict of its parts with the count of each, and parts may be assembled
themselves; what has no recipe is basic. Assembled things in stock, ordered products included, are
used before more are built, whereas stock of basic parts is disregarded. Report a dict of basic
part to total quantity, without parts of which none is needed."""

from collections import Counter


def explode_parts_list(orders, recipes, stock):
    available = Counter(stock)
    totals = {}
    pending = list(orders.items())
    while pending:
        item, wanted = pending.pop()
        if wanted == 0:
            continue
        if item not in recipes:
            totals[item] = totals.get(item, 0) + wanted
            continue
        ready = min(available[item], wanted)
        available[item] -= ready
        for part, count in recipes[item].items():
            pending.append((part, count * (wanted - ready)))
    return totals


assert explode_parts_list(
    {"bike": 2}, {"bike": {"wheel": 2, "frame": 1}, "wheel": {"spoke": 30, "rim": 1}}, {}
) == {"frame": 2, "spoke": 120, "rim": 4}
assert explode_parts_list(
    {"bike": 2}, {"bike": {"wheel": 2, "frame": 1}, "wheel": {"spoke": 30, "rim": 1}}, {"wheel": 3}
) == {"frame": 2, "spoke": 30, "rim": 1}
assert explode_parts_list({"bike": 1}, {"bike": {"wheel": 2, "frame": 1}}, {"bike": 1}) == {}
assert explode_parts_list(
    {"bike": 1, "wheel": 2}, {"bike": {"wheel": 2, "frame": 1}, "wheel": {"rim": 1}}, {"wheel": 3}
) == {"frame": 1, "rim": 1}
assert explode_parts_list({"screw": 7, "nut": 0}, {"box": {"nut": 1}}, {"screw": 5}) == {"screw": 7}
assert explode_parts_list({"a": 1}, {"a": {"x": 1, "b": 2}, "b": {"x": 3}}, {"b": 0}) == {"x": 7}
assert explode_parts_list(
    {"bike": 1}, {"bike": {"wheel": 2, "frame": 1}, "wheel": {"rim": 1}}, {"wheel": 9, "rim": 4}
) == {"frame": 1}
assert explode_parts_list({"kit": 1, "cup": 3}, {"kit": {"cup": 1}}, {}) == {"cup": 4}
