"""Who leads after each (time, node) attempt to get or renew the lead, in time order? A free lead
goes to the node for a given length, as a new term; the leader's attempt before its end renews it
for the full length from then on, while others try in vain. At its end the lead is free, but the
node that had it last can get it again only from the same length after that end on. Give (leader or
None, terms begun so far) for every attempt."""


def lease_holder_trace(attempts, length):
    leader = former = expiry = None
    terms = 0
    trace = []
    for time, node in attempts:
        if leader is not None and time >= expiry:
            leader, former = None, leader
        if leader is None and (node != former or time >= expiry + length):
            leader = node
            terms += 1
        if node == leader:
            expiry = time + length
        trace.append((leader, terms))
    return trace


assert lease_holder_trace([(0, "a"), (5, "b"), (9, "a"), (18, "b")], 10) == [
    ("a", 1), ("a", 1), ("a", 1), ("a", 1)]
assert lease_holder_trace([(0, "a"), (10, "b")], 10) == [("a", 1), ("b", 2)]
assert lease_holder_trace([(0, "a"), (10, "a")], 10) == [("a", 1), (None, 1)]
assert lease_holder_trace([(0, "a"), (12, "a"), (19, "a"), (20, "a")], 10) == [
    ("a", 1), (None, 1), (None, 1), ("a", 2)]
assert lease_holder_trace([(0, "a"), (15, "b"), (25, "a")], 10) == [("a", 1), ("b", 2), ("a", 3)]
assert lease_holder_trace([(0, "a"), (9, "b"), (11, "b"), (12, "a"), (20, "b"), (29, "a")], 10) == [
    ("a", 1), ("a", 1), ("b", 2), ("b", 2), ("b", 2), ("b", 2)]
assert lease_holder_trace([(3, "a"), (13, "a"), (14, "b"), (24, "b"), (24, "a")], 10) == [
    ("a", 1), (None, 1), ("b", 2), (None, 2), ("a", 3)]
assert lease_holder_trace([(7, "c"), (11, "c"), (15, "d"), (16, "c")], 5) == [
    ("c", 1), ("c", 1), ("c", 1), (None, 1)]
