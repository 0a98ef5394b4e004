"""Cover all wanted symptoms by naming conditions, a dict from a condition to its symptoms. Take one
condition after the other, always the one that covers most of what is still open, at ties the one
with fewer different symptoms and then the first by name; a condition with a forbidden symptom is
out of the question. Return the names in the order taken, an empty list when nothing is wanted, and
None when something stays open or more than max_names would be needed."""


def sets_that_explain(conditions, wanted, forbidden, max_names):
    usable = {
        name: set(symptoms)
        for name, symptoms in conditions.items()
        if not set(symptoms) & set(forbidden)
    }
    still_open = set(wanted)
    names = []
    while still_open:
        if not usable or len(names) >= max_names:
            return None
        ranks = {
            name: (-len(symptoms & still_open), len(symptoms), name)
            for name, symptoms in usable.items()
        }
        best = min(ranks, key=ranks.get)
        names.append(best)
        still_open -= usable.pop(best)
    return names


assert sets_that_explain({"g1": ["a", "b"], "g2": ["b", "c", "d"], "g3": ["a"]},
                         ["a", "b", "c", "d"], [], 2) == ["g2", "g3"]
assert sets_that_explain({"g1": ["a", "b"], "g2": ["b", "c", "d"], "g3": ["a"]},
                         ["a", "b", "c", "d"], [], 1) is None
assert sets_that_explain({"g1": ["a", "b"], "g2": ["b", "c", "d"]}, ["b", "c"], ["d"], 5) is None
assert sets_that_explain({"y": ["a"], "x": ["a"]}, ["a"], ["q"], 1) == ["x"]
assert sets_that_explain({"y": ["a", "c"], "z": ["b"], "x": ["b", "a", "d"]}, ["b", "a"], ["d"], 3
                         ) == ["z", "y"]
assert sets_that_explain({"big": ["a", "q", "r"], "small": ["a", "z"]}, ["a"], [], 3) == ["small"]
assert sets_that_explain({"p": ["a", "a", "b", "b"], "q": ["a", "c", "d"]}, ["a", "a"], ["e"], 4
                         ) == ["p"]
assert sets_that_explain({"u": ["a", "b", "x", "y"], "v": ["a"], "w": ["b", "z"]}, ["a", "b"],
                         ["z"], 3) == ["u"]
