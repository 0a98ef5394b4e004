"""How do two events in a distributed system relate, judging by the counts that each one's clock
holds per node, with missing nodes at 0? Say "before" if no count of the first is greater than the
second's and some are smaller, "after" for the reverse, "equal" if there is no difference, and
"concurrent" if each is ahead somewhere. Nodes in a set of retired ones are left out of account."""


def vector_clock_relation(first, second, retired):
    behind = ahead = False
    for node in first.keys() | second.keys():
        if node in retired:
            continue
        one, other = first.get(node, 0), second.get(node, 0)
        behind = behind or one < other
        ahead = ahead or one > other
    if behind and ahead:
        return "concurrent"
    if behind:
        return "before"
    return "after" if ahead else "equal"


assert vector_clock_relation({"a": 1, "b": 2}, {"a": 1, "b": 3}, set()) == "before"
assert vector_clock_relation({"a": 2, "b": 5}, {"a": 1, "b": 5, "c": 0}, {"d"}) == "after"
assert vector_clock_relation({"a": 1}, {"b": 1}, set()) == "concurrent"
assert vector_clock_relation({"a": 3, "b": 1}, {"b": 1, "a": 3}, set()) == "equal"
assert vector_clock_relation({"a": 1, "z": 9}, {"a": 2}, {"z"}) == "before"
assert vector_clock_relation({}, {"q": 1}, set()) == "before"
assert vector_clock_relation({"q": 1}, {}, set()) == "after"
assert vector_clock_relation({"q": 0}, {"r": 4}, {"r"}) == "equal"
