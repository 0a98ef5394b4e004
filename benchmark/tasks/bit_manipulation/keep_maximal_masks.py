"""Clean up a list of non-negative permission masks: throw out each one that has fewer than a least
number of bits on, and each one whose bits are all on in another, larger mask of the list; of
equal masks leave only the first. What is left stays in its order. So with a least number of 0
the mask 0 is left only when the list holds nothing but zeros."""


def keep_maximal_masks(masks, least):
    kept = []
    for index, mask in enumerate(masks):
        if mask.bit_count() < least or mask in masks[:index]:
            continue
        if any(mask & other == mask and mask < other for other in masks):
            continue
        kept.append(mask)
    return kept


assert keep_maximal_masks([0, 0], 0) == [0]
assert keep_maximal_masks([3, 1, 4], 1) == [3, 4]
assert keep_maximal_masks([3, 1, 4], 2) == [3]
assert keep_maximal_masks([1, 3], 0) == [3]
assert keep_maximal_masks([5, 6, 5], 2) == [5, 6]
assert keep_maximal_masks([0, 2], 0) == [2]
assert keep_maximal_masks([12, 8, 3, 7, 4], 1) == [12, 7]
assert keep_maximal_masks([6, 16, 5, 8, 3], 0) == [6, 16, 5, 8, 3]
