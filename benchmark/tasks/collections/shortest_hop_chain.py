"""How does one person reach another through the fewest introductions? Contacts maps a name to the
names this person can introduce, in that direction only; people in the declined set introduce
nobody. Answer with the list of names from start to goal, the alphabetically first one among equally
short ones, compared name by name from the start. Somebody reaches themselves as a list of one name,
known or not; if there is no way or it takes more than max_hops introductions, the list is empty."""

from collections import deque


def shortest_hop_chain(contacts, start, goal, max_hops, declined):
    chains = deque([[start]])
    seen = {start}
    while chains:
        chain = chains.popleft()
        last = chain[-1]
        if last == goal:
            return chain
        hops = len(chain) - 1
        if hops >= max_hops or last in declined:
            continue
        for person in sorted(contacts.get(last, [])):
            if person not in seen:
                seen.add(person)
                chains.append(chain + [person])
    return []


assert shortest_hop_chain(
    {"ann": ["cid", "bob"], "bob": ["dan"], "cid": ["dan"]}, "ann", "dan", 5, set()
) == ["ann", "bob", "dan"]
assert shortest_hop_chain(
    {"ann": ["bob"], "bob": ["dan"], "dan": ["eve"]}, "ann", "eve", 3, {"eve"}
) == ["ann", "bob", "dan", "eve"]
assert shortest_hop_chain(
    {"ann": ["bob"], "bob": ["dan"], "dan": ["eve"]}, "ann", "eve", 2, set()
) == []
assert shortest_hop_chain({"ann": ["bob"], "bob": ["dan"]}, "dan", "ann", 4, set()) == []
assert shortest_hop_chain({"ann": ["bob"]}, "zoe", "zoe", 0, {"zoe"}) == ["zoe"]
assert shortest_hop_chain({"ann": ["bob"]}, "ann", "bob", 0, set()) == []
assert shortest_hop_chain({"ann": ["bob"]}, "ann", "bob", 1, {"cid"}) == ["ann", "bob"]
assert shortest_hop_chain(
    {"a": ["b", "z"], "b": ["c", "a"], "c": ["t"], "z": ["t"]}, "a", "t", 9, set()
) == ["a", "z", "t"]
assert shortest_hop_chain(
    {"a": ["c", "b"], "b": ["y", "w"], "c": ["x"], "x": ["t"], "y": ["t"], "w": ["t"]},
    "a", "t", 3, {"w"},
) == ["a", "b", "y", "t"]
assert shortest_hop_chain(
    {"a": ["b"], "b": ["d"], "d": ["t", "e"], "e": ["t"]}, "a", "t", 9, ["b"]
) == []
