"""A faulty part: what is it built into? Assemblies maps each product to the parts it is made from,
which may be products in turn, never in a circle. List (product, levels) for everything that
contains the part, where levels is the smallest number of other assemblies in between: 0 when it
sits in the product directly. Phantom assemblies exist only on paper: they don't count as a level
and aren't listed. Fewest levels first, equal ones by name; an unused part gives an empty list."""

from heapq import heappop, heappush


def which_products_use_part(assemblies, part, phantoms):
    used_in = {}
    for product, parts in assemblies.items():
        for component in parts:
            used_in.setdefault(component, []).append(product)
    levels = {}
    queue = [(0, product) for product in sorted(used_in.get(part, []))]
    while queue:
        between, product = heappop(queue)
        if product in levels:
            continue
        levels[product] = between
        step = 0 if product in phantoms else 1
        for outer in used_in.get(product, []):
            heappush(queue, (between + step, outer))
    found = [(product, between) for product, between in levels.items() if product not in phantoms]
    return sorted(found, key=lambda entry: (entry[1], entry[0]))


assert which_products_use_part(
    {"bike": ["wheel", "frame"], "wheel": ["rim", "spoke"], "cart": ["wheel", "rim"]}, "rim", []
) == [("cart", 0), ("wheel", 0), ("bike", 1)]
assert which_products_use_part(
    {"bike": ["wheel", "frame"], "wheel": ["rim", "spoke"], "cart": ["wheel", "rim"]}, "rim",
    {"wheel"},
) == [("bike", 0), ("cart", 0)]
assert which_products_use_part(
    {"top": ["m", "q"], "m": ["p"], "q": ["r"], "r": ["p"]}, "p", {"q", "r"}
) == [("m", 0), ("top", 0)]
assert which_products_use_part(
    {"bike": ["wheel"], "wheel": ["rim"], "van": ["bike"]}, "wheel", {"wheel"}
) == [("bike", 0), ("van", 1)]
assert which_products_use_part(
    {"d": ["c"], "c": ["b"], "b": ["a"], "e": ["d", "b"]}, "a", set()
) == [("b", 0), ("c", 1), ("e", 1), ("d", 2)]
assert which_products_use_part(
    {"d": ["c"], "c": ["b"], "b": ["a"], "e": ["d"]}, "a", ["c"]
) == [("b", 0), ("d", 1), ("e", 2)]
assert which_products_use_part({"z": ["k", "k"], "y": ["z"], "x": ["z", "w"], "w": ["k"]}, "k",
                               {"x"}) == [("w", 0), ("z", 0), ("y", 1)]
