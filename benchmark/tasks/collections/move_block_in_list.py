"""Drag several neighbouring entries of a list somewhere else: the given number of entries from a
start index on shall stand before the entry that had the target index in the original order. A
target inside the dragged part, at its start or right after it changes nothing. Negative indexes
mean 0 and those past the end mean the end; fewer entries are moved if there are not that many, and
none for a negative number. Return a new list."""


def move_block_in_list(items, start, count, target):
    start = max(start, 0)
    end = start + max(count, 0)
    target = max(target, 0)
    if start <= target <= end:
        return list(items)
    block = items[start:end]
    if target < start:
        return items[:target] + block + items[target:start] + items[end:]
    return items[:start] + items[end:target] + block + items[target:]


assert move_block_in_list(list("abcdef"), 1, 2, 5) == list("adebcf")
assert move_block_in_list(list("abcdef"), 4, 2, 1) == list("aefbcd")
assert move_block_in_list(list("abcdef"), 1, 3, 2) == list("abcdef")
assert move_block_in_list(list("abcdef"), 2, 2, 2) == list("abcdef")
assert move_block_in_list(list("abcdef"), -2, 2, 4) == list("cdabef")
assert move_block_in_list(list("abcdef"), 4, 9, 0) == list("efabcd")
assert move_block_in_list(list("abcdef"), 0, 1, 99) == list("bcdefa")
assert move_block_in_list(list("abcdef"), 2, 1, -5) == list("cabdef")
assert move_block_in_list(list("abcdef"), 3, -2, 0) == list("abcdef")
assert move_block_in_list(list("abcdef"), 3, 0, 1) == list("abcdef")
