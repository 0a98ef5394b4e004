"""Pack (name, weight) items, weights above zero, into boxes in the order they come. A new box is
begun when the next item would take the one being filled over a weight limit or over a number of
items. An item that is by itself heavier than the limit goes alone into a box of its own, after
which the box being filled goes on. List the names box by box, boxes in the order they were
begun."""


def split_by_weight_limit(items, limit, most):
    boxes = []
    box = []
    load = 0
    for name, weight in items:
        if weight > limit:
            boxes.append([name])
            continue
        if not box or load + weight > limit or len(box) >= most:
            box = []
            boxes.append(box)
            load = 0
        box.append(name)
        load += weight
    return boxes


assert split_by_weight_limit([("a", 3), ("b", 4), ("c", 5)], 8, 5) == [["a", "b"], ["c"]]
assert split_by_weight_limit([("a", 3), ("b", 5), ("c", 1)], 8, 5) == [["a", "b"], ["c"]]
assert split_by_weight_limit([("a", 1), ("b", 1), ("c", 1)], 8, 2) == [["a", "b"], ["c"]]
assert split_by_weight_limit([("a", 3), ("big", 9), ("b", 2)], 8, 5) == [["a", "b"], ["big"]]
assert split_by_weight_limit([("big", 9), ("a", 8), ("b", 1)], 8, 5) == [["big"], ["a"], ["b"]]
assert split_by_weight_limit([("a", 1), ("b", 8), ("c", 1)], 8, 5) == [["a"], ["b"], ["c"]]
assert split_by_weight_limit([("a", 1), ("x", 20), ("b", 1), ("c", 1)], 9, 2) == [
    ["a", "b"], ["x"], ["c"]
]
assert split_by_weight_limit([("a", 2), ("b", 3)], 5, 1) == [["a"], ["b"]]
