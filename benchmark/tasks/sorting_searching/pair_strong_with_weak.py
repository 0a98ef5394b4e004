"""Form tutoring pairs out of a list of ratings: the highest with the lowest, the second highest
with the second lowest and so on, in this order and each as (higher, lower). Pairs that are less
than `min_gap` apart are left out. If the number of ratings is odd, the one in the middle comes
last as (rating, None), whatever `min_gap` is."""


def pair_strong_with_weak(ratings, min_gap):
    ordered = sorted(ratings)
    pairs = []
    low, high = 0, len(ordered) - 1
    while low < high:
        if ordered[high] - ordered[low] >= min_gap:
            pairs.append((ordered[high], ordered[low]))
        low += 1
        high -= 1
    if low == high:
        pairs.append((ordered[low], None))
    return pairs


assert pair_strong_with_weak([3, 9, 5, 1], 0) == [(9, 1), (5, 3)]
assert pair_strong_with_weak([3, 8, 5, 1], 2) == [(8, 1), (5, 3)]
assert pair_strong_with_weak([3, 9, 5, 1], 3) == [(9, 1)]
assert pair_strong_with_weak([7, 2, 4], 1) == [(7, 2), (4, None)]
assert pair_strong_with_weak([6], 5) == [(6, None)]
assert pair_strong_with_weak([5, 5], 0) == [(5, 5)]
assert pair_strong_with_weak([5, 5, 5], 1) == [(5, None)]
assert pair_strong_with_weak([10, 8, 8, 1, 3, 9, 2], 6) == [(10, 1), (9, 2), (8, None)]
