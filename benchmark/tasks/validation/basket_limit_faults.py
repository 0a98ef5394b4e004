"""A pharmacy's online basket (item to count) has to be cleared for a customer of a given age. Items
are described by a dict from name to (category, most pieces, minimum age), and some categories have a
limit for all their pieces together. Return the sorted names of items with too many pieces or for
which the customer is too young and of categories above their limit. Each name appears once."""

from collections import Counter


def basket_limit_faults(basket, items, category_limits, age):
    pieces = Counter()
    names = set()
    for item, count in basket.items():
        category, most, minimum_age = items[item]
        pieces[category] += count
        if count > most or age < minimum_age:
            names.add(item)
    for category, limit in category_limits.items():
        if pieces[category] > limit:
            names.add(category)
    return sorted(names)


ITEMS = {"zinc": ("mineral", 3, 0), "iron": ("mineral", 2, 12), "aspirin": ("pain", 2, 16)}
assert basket_limit_faults({"zinc": 3, "aspirin": 2}, ITEMS, {"mineral": 3, "pain": 2}, 16) == []
assert basket_limit_faults({"zinc": 4}, ITEMS, {"pain": 1}, 40) == ["zinc"]
assert basket_limit_faults({"aspirin": 1, "iron": 1}, ITEMS, {}, 15) == ["aspirin"]
assert basket_limit_faults({"zinc": 2, "iron": 2}, ITEMS, {"mineral": 3}, 12) == ["mineral"]
assert basket_limit_faults({"zinc": 4, "iron": 1, "aspirin": 2}, ITEMS, {"pain": 1}, 11) == [
    "aspirin", "iron", "pain", "zinc"]
assert basket_limit_faults({"iron": 3}, {"iron": ("iron", 2, 12)}, {"iron": 2}, 5) == ["iron"]
assert basket_limit_faults({"zinc": 2, "iron": 2}, ITEMS, {"mineral": 4, "pain": 0}, 30) == []
assert basket_limit_faults({}, ITEMS, {"mineral": 0}, 0) == []
