"""Rebuild a list from an earlier version and recorded edits: ("+", index, value) inserts so that
the value ends up at that index, ("-", index) removes, ("=", index, value) overwrites. Edits apply
one after the other and indexes refer to the list at that moment; inserting right at the end is
allowed, while any other index outside the list, or a negative one, makes the edit be skipped. The
answer is the new list and the number of skipped edits."""


def replay_list_deltas(base, edits):
    items = list(base)
    skipped = 0
    for edit in edits:
        kind, index = edit[0], edit[1]
        last = len(items) if kind == "+" else len(items) - 1
        if index < 0 or index > last:
            skipped += 1
            continue
        if kind == "+":
            items.insert(index, edit[2])
        elif kind == "-":
            del items[index]
        else:
            items[index] = edit[2]
    return items, skipped


assert replay_list_deltas([1, 2, 3], [("+", 1, 0)]) == ([1, 0, 2, 3], 0)
assert replay_list_deltas([1, 2], [("+", 2, 7), ("+", 4, 8)]) == ([1, 2, 7], 1)
assert replay_list_deltas([5, 6, 7], [("-", 0), ("=", 1, 4)]) == ([6, 4], 0)
assert replay_list_deltas([5], [("-", 1), ("=", 1, 3), ("=", 0, 2)]) == ([2], 2)
assert replay_list_deltas([5, 6], [("-", -1), ("+", -1, 0), ("=", -2, 1)]) == ([5, 6], 3)
assert replay_list_deltas([], [("+", 0, 3), ("-", 0), ("-", 0)]) == ([], 1)
assert replay_list_deltas([4, 5], [("-", 1), ("+", 1, 6), ("=", 1, 7)]) == ([4, 7], 0)
assert replay_list_deltas([9, 8, 7, 6], [("-", 2), ("=", 2, 1), ("+", 0, 2)]) == ([2, 9, 8, 1], 0)
