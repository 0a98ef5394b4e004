"""Fold a log of (entity, attribute, value) triples into a list of (entity, attributes, changes),
entities in order of their first triple. A later value replaces the earlier one of the same
attribute, None deletes the attribute, and an entity that ends up with no attributes is left out.
The third item counts how often a value was replaced by a different one; deleting, or setting again
what had been deleted, does not count. Triples with an empty entity name are ignored."""


def spread_attribute_triples(triples):
    attributes = {}
    changes = {}
    for entity, attribute, value in triples:
        if entity == "":
            continue
        current = attributes.setdefault(entity, {})
        if value is None:
            current.pop(attribute, None)
            continue
        if attribute in current and current[attribute] != value:
            changes[entity] = changes.get(entity, 0) + 1
        current[attribute] = value
    return [
        (entity, held, changes.get(entity, 0)) for entity, held in attributes.items() if held
    ]


assert spread_attribute_triples([("a", "x", 1), ("b", "x", 2), ("a", "y", 3)]) == [
    ("a", {"x": 1, "y": 3}, 0), ("b", {"x": 2}, 0)]
assert spread_attribute_triples([("a", "x", 1), ("a", "x", 4), ("a", "x", 5)]) == [
    ("a", {"x": 5}, 2)]
assert spread_attribute_triples([("a", "x", 1), ("a", "x", 1)]) == [("a", {"x": 1}, 0)]
assert spread_attribute_triples([("a", "x", 1), ("b", "y", 2), ("a", "x", None)]) == [
    ("b", {"y": 2}, 0)]
assert spread_attribute_triples([("a", "x", 1), ("a", "x", None), ("a", "x", 2)]) == [
    ("a", {"x": 2}, 0)]
assert spread_attribute_triples([("a", "x", None), ("b", "y", 2), ("a", "z", 0)]) == [
    ("a", {"z": 0}, 0), ("b", {"y": 2}, 0)]
assert spread_attribute_triples([("", "x", 1), ("c", "x", 2)]) == [("c", {"x": 2}, 0)]
assert spread_attribute_triples([("a", "x", 1), ("a", "y", 2), ("a", "y", 7), ("b", "y", 7)]) == [
    ("a", {"x": 1, "y": 7}, 1), ("b", {"y": 7}, 0)]
