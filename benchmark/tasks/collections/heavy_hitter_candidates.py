"""Follow a stream of keys with a limited number of counters. A key with a counter raises it by one,
a new key takes a free counter, starting at 1, and if none is free the new key is not stored but all
counters go down by one, those at zero becoming free. Of the keys with a counter at the end, report
those that really occur at least a given number of times in the stream, as a dict from key to real
number of occurrences."""

from collections import Counter


def heavy_hitter_candidates(stream, slots, least):
    counters = {}
    for key in stream:
        if key not in counters and len(counters) >= slots:
            counters = {held: count - 1 for held, count in counters.items() if count > 1}
            continue
        counters[key] = counters.get(key, 0) + 1
    occurrences = Counter(stream)
    return {key: occurrences[key] for key in counters if occurrences[key] >= least}


assert heavy_hitter_candidates(["a", "a", "b", "a", "c"], 1, 3) == {"a": 3}
assert heavy_hitter_candidates(list("abcabb"), 2, 3) == {"b": 3}
assert heavy_hitter_candidates(list("abcabb"), 2, 1) == {"a": 2, "b": 3}
assert heavy_hitter_candidates(list("aabb"), 1, 1) == {}
assert heavy_hitter_candidates(list("aaabbbc"), 1, 1) == {"c": 1}
assert heavy_hitter_candidates([4, 4], 0, 1) == {}
assert heavy_hitter_candidates(list("xxyz"), 2, 1) == {"x": 2}
assert heavy_hitter_candidates(list("pqqpr"), 3, 2) == {"p": 2, "q": 2}
