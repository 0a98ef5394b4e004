"""After an import, find rows whose parent reference is broken. Rows are (id, parent id, active),
and parents are a dict from id to whether that parent is active. A parent id of None is fine. The
row's own id as parent is "self", one that isn't known is "missing", and an active row under an
inactive parent is "inactive"; the first of these counts. Result: sorted list of (id, row number
from 1, reason)."""


def orphan_reference_ids(rows, parents):
    broken = []
    for number, (name, parent, active) in enumerate(rows, 1):
        if parent is None:
            continue
        if parent == name:
            broken.append((name, number, "self"))
            continue
        if parent not in parents:
            broken.append((name, number, "missing"))
            continue
        if active and not parents[parent]:
            broken.append((name, number, "inactive"))
    return sorted(broken)


assert orphan_reference_ids([("a", "a", True), ("b", "a", True)], {"a": False}) == [
    ("a", 1, "self"), ("b", 2, "inactive")]
assert orphan_reference_ids([("b", "x", True), ("a", "y", False)], {"p": True}) == [
    ("a", 2, "missing"), ("b", 1, "missing")]
assert orphan_reference_ids([("a", None, True)], {"p": False}) == []
assert orphan_reference_ids([("a", "p", True)], {"p": False}) == [("a", 1, "inactive")]
assert orphan_reference_ids([("a", "p", False), ("b", "q", True)], {"p": False, "q": True}) == []
assert orphan_reference_ids(
    [("c", "p", True), ("b", None, False), ("a", "q", True), ("a", "p", True), ("d", "z", True)],
    {"p": False, "q": True},
) == [("a", 4, "inactive"), ("c", 1, "inactive"), ("d", 5, "missing")]
assert orphan_reference_ids([("a", None, False), ("a", "a", False)], {}) == [("a", 2, "self")]
assert orphan_reference_ids([(7, 0, True), (5, 0, True)], {0: False}) == [
    (5, 2, "inactive"), (7, 1, "inactive")]
