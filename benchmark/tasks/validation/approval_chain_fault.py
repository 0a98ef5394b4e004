"""Spending needs sign-offs: the rising thresholds stand for levels 1, 2, ..., and an amount at or
above the nth needs level n besides all lower ones. Every needed level takes one sign-off of its own
or a higher level, filled from the top, and none serves twice. From (person, level) sign-offs give
the first with ("self", person) if that is the requester or ("repeat", person) if that person signed
before; else ("missing", highest level left unfilled), else None."""


def approval_chain_fault(amount, requester, approvals, thresholds):
    signed = set()
    for person, _ in approvals:
        if person == requester:
            return "self", person
        if person in signed:
            return "repeat", person
        signed.add(person)
    needed = sum(amount >= threshold for threshold in thresholds)
    for level in range(needed, 0, -1):
        standing = sum(rank >= level for _, rank in approvals)
        if standing <= needed - level:
            return "missing", level
    return None


assert approval_chain_fault(99, "ann", [], [100, 500]) is None
assert approval_chain_fault(100, "ann", [], [100, 500]) == ("missing", 1)
assert approval_chain_fault(500, "ann", [("bob", 1), ("cy", 2)], [100, 500]) is None
assert approval_chain_fault(900, "ann", [("bob", 1), ("cy", 1)], [100, 500]) == ("missing", 2)
assert approval_chain_fault(900, "ann", [("bob", 3), ("cy", 1)], [100, 500, 900]) == (
    "missing", 2)
assert approval_chain_fault(900, "ann", [("bob", 3), ("cy", 3), ("di", 2)], [1, 5, 9]) is None
assert approval_chain_fault(900, "ann", [("bob", 1), ("bob", 2), ("ann", 2)], [100, 500]) == (
    "repeat", "bob")
assert approval_chain_fault(50, "ann", [("bob", 1), ("ann", 2), ("bob", 2)], [100]) == (
    "self", "ann")
assert approval_chain_fault(900, "ann", [("bob", 3), ("cy", 2)], [100, 500, 900]) == ("missing", 1)
