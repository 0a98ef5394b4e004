"""A swap board holds (name, role, topic) entries, the role being 'offer' or 'need'. Going through
them in order, each is matched with the earliest still unmatched entry before it that has the same
topic, the opposite role and another name and is at most reach places earlier. Return the matches as
(offering name, needing name, topic) in the order in which they come about, and the list of the
unmatched entries in board order."""


def pair_by_complement_role(entries, reach):
    pairs = []
    matched = set()
    for place, (name, role, topic) in enumerate(entries):
        for earlier in range(max(place - reach, 0), place):
            other, other_role, other_topic = entries[earlier]
            if earlier in matched or other == name:
                continue
            if other_topic != topic or other_role == role:
                continue
            matched.update((earlier, place))
            pairs.append((name, other, topic) if role == "offer" else (other, name, topic))
            break
    unmatched = [entry for place, entry in enumerate(entries) if place not in matched]
    return pairs, unmatched


assert pair_by_complement_role(
    [("ann", "offer", "sofa"), ("bob", "need", "sofa"), ("cid", "need", "sofa")], 9
) == ([("ann", "bob", "sofa")], [("cid", "need", "sofa")])
assert pair_by_complement_role(
    [("ann", "need", "sofa"), ("bob", "need", "sofa"), ("cid", "offer", "sofa")], 2
) == ([("cid", "ann", "sofa")], [("bob", "need", "sofa")])
assert pair_by_complement_role(
    [("ann", "need", "sofa"), ("bob", "need", "sofa"), ("cid", "offer", "sofa")], 1
) == ([("cid", "bob", "sofa")], [("ann", "need", "sofa")])
assert pair_by_complement_role(
    [("ann", "offer", "bike"), ("ann", "need", "bike"), ("bob", "need", "bike")], 5
) == ([("ann", "bob", "bike")], [("ann", "need", "bike")])
assert pair_by_complement_role(
    [("ann", "offer", "bike"), ("bob", "need", "sofa"), ("cid", "offer", "bike")], 5
) == ([], [("ann", "offer", "bike"), ("bob", "need", "sofa"), ("cid", "offer", "bike")])
assert pair_by_complement_role(
    [("a", "need", "x"), ("b", "offer", "y"), ("c", "offer", "x"), ("d", "need", "y"),
     ("e", "offer", "x"), ("a", "need", "x")], 2
) == ([("c", "a", "x"), ("b", "d", "y"), ("e", "a", "x")], [])
assert pair_by_complement_role([("a", "need", "x"), ("b", "offer", "x")], 0) == (
    [], [("a", "need", "x"), ("b", "offer", "x")])
assert pair_by_complement_role([("a", "offer", "x"), ("b", "need", "x"), ("b", "offer", "x"),
                                ("c", "need", "x")], 3) == ([("a", "b", "x"), ("b", "c", "x")], [])
