"""Tidy up groups (name -> list of members): as long as some group has fewer than minimum members
and may be merged, take the smallest of these, among equals the first by name, append its members to
those of its parent and drop it. The parent is another group, named in parents (a group given as its
own parent has none); merging needs it to be still there and the joint group to have at most
max_size members. Everything else stays, even if small. Return the groups that remain."""


def collapse_small_groups(groups, parents, minimum, max_size):
    remaining = {name: list(members) for name, members in groups.items()}
    while True:
        candidates = []
        for name, members in remaining.items():
            parent = parents.get(name)
            if len(members) >= minimum or parent == name or parent not in remaining:
                continue
            if len(members) + len(remaining[parent]) <= max_size:
                candidates.append((len(members), name))
        if not candidates:
            return remaining
        _, smallest = min(candidates)
        remaining[parents[smallest]].extend(remaining.pop(smallest))


assert collapse_small_groups(
    {"a": [1], "b": [2, 3], "root": [4, 5, 6]}, {"a": "b", "b": "root"}, 3, 9
) == {"b": [2, 3, 1], "root": [4, 5, 6]}
assert collapse_small_groups({"x": [1], "w": [2], "p": [3, 4]}, {"x": "p", "w": "p"}, 2, 5) == {
    "p": [3, 4, 2, 1]}
assert collapse_small_groups({"x": [1], "w": [2], "p": [3, 4]}, {"x": "p", "w": "p"}, 2, 3) == {
    "x": [1], "p": [3, 4, 2]}
assert collapse_small_groups({"x": [1], "y": [2]}, {"x": "gone"}, 5, 9) == {"x": [1], "y": [2]}
assert collapse_small_groups({"a": [1], "b": [2]}, {"a": "b", "b": "a"}, 9, 2) == {"b": [2, 1]}
assert collapse_small_groups({"a": [1, 2], "p": [3]}, {"a": "p", "p": "a"}, 2, 3) == {
    "a": [1, 2, 3]}
assert collapse_small_groups(
    {"a": [1], "b": [2], "c": [3, 4, 5]}, {"a": "b", "b": "c"}, 3, 5
) == {"c": [3, 4, 5, 2, 1]}
assert collapse_small_groups({"q": [], "z": [7], "p": [8]}, {"q": "z", "z": "p"}, 2, 1) == {
    "z": [7], "p": [8]}
assert collapse_small_groups({"a": [1], "p": [2, 3]}, {"a": "p", "p": "p"}, 4, 9) == {
    "p": [2, 3, 1]}
