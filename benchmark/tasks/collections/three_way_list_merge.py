"""Two people edited copies of the same list of distinct items. Bring them together: items of the
original survive only if both kept them, in the order of my version; then come the items I added and
after them those the other added, each once, while the result has fewer than a maximum number of
items. Survivors stay whatever the maximum. Return (merged list, list of additions that found no
room, in the same order)."""


def three_way_list_merge(base, mine, theirs, most):
    merged = [item for item in mine if item in base and item in theirs]
    refused = []
    for item in mine + theirs:
        if item in base or item in merged or item in refused:
            continue
        if len(merged) < most:
            merged.append(item)
        else:
            refused.append(item)
    return merged, refused


assert three_way_list_merge(["a", "b", "c"], ["c", "a", "x"], ["a", "b", "c", "y"], 9) == (
    ["c", "a", "x", "y"], []
)
assert three_way_list_merge([], ["n", "m"], ["m", "o"], 4) == (["n", "m", "o"], [])
assert three_way_list_merge(["a"], [], ["a"], 5) == ([], [])
assert three_way_list_merge(["a", "b"], ["x", "a", "b"], ["a", "b", "y"], 3) == (
    ["a", "b", "x"], ["y"]
)
assert three_way_list_merge(["a", "b"], ["b", "a"], ["a", "z", "b"], 1) == (["b", "a"], ["z"])
assert three_way_list_merge([], ["p", "q"], ["q", "r"], 1) == (["p"], ["q", "r"])
assert three_way_list_merge(["k", "l"], ["k", "l"], ["l"], 5) == (["l"], [])
assert three_way_list_merge(["u", "v"], ["w", "v"], ["w", "t", "u", "v"], 2) == (
    ["v", "w"], ["t"]
)
