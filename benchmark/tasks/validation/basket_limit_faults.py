"""A pharmacy's online basket (item to count) has to be cleared for a customer of a given age. Items
are described by a dict from name to (category, most pieces, minimum age), and some categories have
a limit for all their pieces together. Return a sorted list of (name, pieces to take out), each
counted on its own: items above their number, items for which the customer is too young (then only
that counts, with all pieces) and categories above their limit."""

from collections import Counter


def basket_limit_faults(basket, items, category_limits, age):
    pieces = Counter()
    faults = []
    for item, count in basket.items():
        category, most, minimum_age = items[item]
        pieces[category] += count
        excess = count if age < minimum_age else count - most
        if excess > 0:
            faults.append((item, excess))
    for category, limit in category_limits.items():
        excess = pieces[category] - limit
        if excess > 0:
            faults.append((category, excess))
    return sorted(faults)


assert basket_limit_faults(
    {"zinc": 3, "gin": 2}, {"zinc": ("mineral", 3, 0), "gin": ("spirit", 2, 18)},
    {"mineral": 3, "spirit": 2}, 18,
) == []
assert basket_limit_faults({"zinc": 4}, {"zinc": ("mineral", 3, 0)}, {"spirit": 1}, 40) == [
    ("zinc", 1)]
assert basket_limit_faults(
    {"rum": 5, "iron": 1}, {"iron": ("mineral", 2, 12), "rum": ("spirit", 2, 18)}, {}, 17
) == [("rum", 5)]
assert basket_limit_faults(
    {"zinc": 2, "iron": 2}, {"zinc": ("mineral", 3, 0), "iron": ("mineral", 2, 12)},
    {"mineral": 3}, 12,
) == [("mineral", 1)]
assert basket_limit_faults(
    {"zinc": 5, "iron": 1, "gin": 2},
    {"zinc": ("mineral", 3, 0), "gin": ("spirit", 2, 18), "iron": ("mineral", 2, 12)},
    {"spirit": 1, "mineral": 2}, 11,
) == [("gin", 2), ("iron", 1), ("mineral", 4), ("spirit", 1), ("zinc", 2)]
assert basket_limit_faults({"iron": 6}, {"iron": ("iron", 2, 12)}, {"iron": 4}, 12) == [
    ("iron", 2), ("iron", 4)]
assert basket_limit_faults(
    {"zinc": 3, "iron": 1}, {"zinc": ("mineral", 3, 0), "iron": ("metal", 2, 12)},
    {"mineral": 1, "metal": 0}, 30,
) == [("metal", 1), ("mineral", 2)]
