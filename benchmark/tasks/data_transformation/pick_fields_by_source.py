"""Several sources each have a record about the same product (source name to record) and I want one
golden record: a mapping from field to (value, source, conflicts). A field comes from its preferred
source (field to source) if it has one that holds a value there, otherwise from the best-ranked
source with a value; None and empty text are no values, 0 and False are. Conflicts is the number of
sources with another value. Fields without any value are left out; the ranking names each of these
sources once."""


def pick_fields_by_source(records, ranking, preferred):
    offers = {}
    for source in ranking:
        for field, value in records[source].items():
            if value is None or value == "":
                continue
            offers.setdefault(field, []).append((value, source))
    picked = {}
    for field, offered in offers.items():
        wanted = [offer for offer in offered if offer[1] == preferred.get(field)]
        value, source = wanted[0] if wanted else offered[0]
        conflicts = sum(1 for other, _ in offered if other != value)
        picked[field] = (value, source, conflicts)
    return picked


assert pick_fields_by_source({"shop": {"p": 5}, "erp": {"p": 6}}, ["erp", "shop"], {}) == {
    "p": (6, "erp", 1)}
assert pick_fields_by_source(
    {"shop": {"p": 5}, "erp": {"p": 6}}, ["erp", "shop"], {"p": "shop"}
) == {"p": (5, "shop", 1)}
assert pick_fields_by_source(
    {"shop": {"p": ""}, "erp": {"p": 6}}, ["erp", "shop"], {"p": "shop"}
) == {"p": (6, "erp", 0)}
assert pick_fields_by_source(
    {"a": {"x": None, "y": 0}, "b": {"x": 3, "y": 4}, "c": {"x": 3, "y": 4}}, ["a", "b", "c"], {}
) == {"x": (3, "b", 0), "y": (0, "a", 2)}
assert pick_fields_by_source({"a": {"x": "", "z": None}, "b": {"x": None}}, ["b", "a"], {}) == {}
assert pick_fields_by_source(
    {"a": {"x": 1}, "b": {"y": False}}, ["a", "b"], {"x": "b", "y": "gone"}
) == {"x": (1, "a", 0), "y": (False, "b", 0)}
assert pick_fields_by_source(
    {"a": {"x": 7, "y": 1}, "b": {"x": 8, "y": 2}, "c": {"x": 8, "y": 3}}, ["c", "a", "b"],
    {"y": "b"},
) == {"x": (8, "c", 1), "y": (2, "b", 2)}
