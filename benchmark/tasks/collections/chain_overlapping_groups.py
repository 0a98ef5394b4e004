"""Join member lists into bigger groups: any two that have at least a given number of members in
common become one, and a joined group is compared with all others again until no two qualify. A
member repeated in a list counts once, and empty lists vanish. Return each group as a sorted list,
the largest group first and equally large ones in alphabetical order of their members."""


def chain_overlapping_groups(groups, shared):
    joined = []
    for group in groups:
        current = set(group)
        position = 0
        while position < len(joined):
            if len(current & joined[position]) < shared:
                position += 1
                continue
            current |= joined.pop(position)
            position = 0
        if current:
            joined.append(current)
    ordered = [sorted(members) for members in joined]
    return sorted(ordered, key=lambda members: (-len(members), members))


assert chain_overlapping_groups([["a", "b"], ["b", "c"], ["d"]], 1) == [["a", "b", "c"], ["d"]]
assert chain_overlapping_groups([["c", "b", "a"], ["b", "c", "d"], ["c", "e"]], 2) == [
    ["a", "b", "c", "d"], ["c", "e"]
]
assert chain_overlapping_groups([[1, 3, 5], [1, 2, 4], [2, 4, 3]], 2) == [[1, 2, 3, 4, 5]]
assert chain_overlapping_groups([["z", "y"], ["a"], ["c", "b"]], 1) == [
    ["b", "c"], ["y", "z"], ["a"]
]
assert chain_overlapping_groups([["a", "a", "b"], ["a", "c"]], 2) == [["a", "b"], ["a", "c"]]
assert chain_overlapping_groups([[], ["q"], ["q", "r"]], 1) == [["q", "r"]]
assert chain_overlapping_groups([["a", "b"], ["c", "d"], ["e"], ["b", "c"]], 1) == [
    ["a", "b", "c", "d"], ["e"]
]
assert chain_overlapping_groups([[1, 2, 3], [3, 2, 1, 4], [5, 1, 2]], 3) == [
    [1, 2, 3, 4], [1, 2, 5]
]
