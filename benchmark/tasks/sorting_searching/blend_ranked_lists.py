"""Several reviewers each hand in a list of favourites, best first, naming an item at most once.
Make one common list of (item, sum) from the sums of an item's positions, counted from 1, lowest
sum first; a list without the item adds its length plus one. Equal sums go by the best position
that the item has on any list naming it, then alphabetically. Items named by fewer than `least`
reviewers are left out."""


def blend_ranked_lists(rankings, least):
    unnamed = sum(len(ranking) + 1 for ranking in rankings)
    positions = {}
    sums = {}
    for ranking in rankings:
        for position, item in enumerate(ranking, 1):
            positions.setdefault(item, []).append(position)
            sums[item] = sums.get(item, unnamed) + position - len(ranking) - 1
    kept = [item for item in sums if len(positions[item]) >= least]
    kept.sort(key=lambda item: (sums[item], min(positions[item]), item))
    return [(item, sums[item]) for item in kept]


assert blend_ranked_lists([["b", "a", "c"], ["a", "b", "c"]], 1) == [("a", 3), ("b", 3), ("c", 6)]
assert blend_ranked_lists([["a", "b"], ["c"]], 1) == [("a", 3), ("c", 4), ("b", 4)]
assert blend_ranked_lists([["x"], ["y", "z"]], 1) == [("y", 3), ("x", 4), ("z", 4)]
assert blend_ranked_lists([["a", "b"], ["b", "c"]], 2) == [("b", 3)]
assert blend_ranked_lists([["p", "q", "r", "s"], ["s"], ["q", "s"]], 2) == [("q", 5), ("s", 7)]
assert blend_ranked_lists([["k", "j"], ["j", "k"]], 3) == []
assert blend_ranked_lists([["d", "e", "f"], ["f", "d"], ["e"]], 1) == [
    ("d", 5), ("e", 6), ("f", 6)]
assert blend_ranked_lists([["z", "b", "x", "y"], ["x", "y", "b", "z"]], 1) == [
    ("x", 4), ("z", 5), ("b", 5), ("y", 6)]
