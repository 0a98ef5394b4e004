"""Several people counted the same shelf, each handing in a dict of item to count, and one agreed
dict is wanted. Take for each item the middle one of all its counts in ascending order, where a
person who does not name it counts as 0 and of two middle counts the lower is taken. Only items
whose agreed count is at least a given minimum stay, and none at 0 even if the minimum is lower."""

from itertools import chain


def multiset_majority_merge(bags, least):
    middle = (len(bags) - 1) // 2
    merged = {}
    for item in dict.fromkeys(chain.from_iterable(bags)):
        counts = sorted(bag.get(item, 0) for bag in bags)
        agreed = counts[middle]
        if agreed < max(least, 1):
            continue
        merged[item] = agreed
    return merged


assert multiset_majority_merge([{"a": 1, "b": 5}, {"a": 3}, {"a": 2, "b": 1, "c": 4}], 1) == {
    "a": 2, "b": 1
}
assert multiset_majority_merge([{"x": 2}, {"x": 6}, {"x": 3}, {"x": 9}], 1) == {"x": 3}
assert multiset_majority_merge([{"x": 4, "y": 1}, {"x": 7}], 1) == {"x": 4}
assert multiset_majority_merge([{"a": 2, "b": 3}], 3) == {"b": 3}
assert multiset_majority_merge([{"a": 1}, {"b": 2}, {"a": 1}], 0) == {"a": 1}
assert multiset_majority_merge([{"p": 1, "q": 2}], -4) == {"p": 1, "q": 2}
assert multiset_majority_merge([{"k": 9}, {"k": 1}, {"k": 4}, {"k": 7}, {"k": 3}], 4) == {"k": 4}
assert multiset_majority_merge([{"k": 5}, {"k": 2}, {}, {}], 0) == {}
assert multiset_majority_merge([{"a": 0, "b": 2}], 0) == {"b": 2}
