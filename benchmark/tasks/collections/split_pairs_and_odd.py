"""Sort the laundry: labels is the list of sock labels as they come out of the dryer. Return a dict
from label to its number of full pairs (only where there is one) and the list of leftover labels,
each placed where its last sock turned up. A label in the single-use collection never makes a pair;
every one of its socks goes to the leftovers at its own turn."""

from collections import Counter


def split_pairs_and_odd(labels, single_use):
    counts = Counter(labels)
    remaining = Counter(labels)
    pairs = {}
    leftovers = []
    for label in labels:
        remaining[label] -= 1
        if label in single_use:
            leftovers.append(label)
            continue
        if remaining[label] > 0:
            continue
        if counts[label] >= 2:
            pairs[label] = counts[label] // 2
        if counts[label] % 2 == 1:
            leftovers.append(label)
    return pairs, leftovers


assert split_pairs_and_odd(["a", "b", "a"], set()) == ({"a": 1}, ["b"])
assert split_pairs_and_odd(["a", "b", "a", "a"], []) == ({"a": 1}, ["b", "a"])
assert split_pairs_and_odd(["a", "a", "b"], ["a"]) == ({}, ["a", "a", "b"])
assert split_pairs_and_odd(["x", "y", "y", "x", "y", "x"], set()) == ({"x": 1, "y": 1}, ["y", "x"])
assert split_pairs_and_odd(["z"], {"q"}) == ({}, ["z"])
assert split_pairs_and_odd(["r", "t", "r", "t", "t", "q"], {"t"}) == (
    {"r": 1}, ["t", "t", "t", "q"])
assert split_pairs_and_odd(["k", "k", "k", "k", "m", "k"], set()) == ({"k": 2}, ["m", "k"])
assert split_pairs_and_odd(["k", "k", "n", "k", "n", "k"], {"n"}) == ({"k": 2}, ["n", "n"])
