"""Put (key, size) items one after another into a store with a limited number of bytes. Whatever was
put in longest ago is thrown out until the new item fits, while an item bigger than the whole store
is refused and changes nothing. Putting in a key again first takes its old copy out, not counted as
thrown out, and makes it the newest. The answer is (list of remaining keys from oldest to newest,
number thrown out)."""


def fit_by_weight_evictions(items, budget):
    stored = {}
    used = 0
    evicted = 0
    for key, size in items:
        if size > budget:
            continue
        used -= stored.pop(key, 0)
        for oldest in list(stored):
            if used + size <= budget:
                break
            used -= stored.pop(oldest)
            evicted += 1
        stored[key] = size
        used += size
    return list(stored), evicted


assert fit_by_weight_evictions([("a", 4), ("b", 3), ("c", 5)], 10) == (["b", "c"], 1)
assert fit_by_weight_evictions([("a", 4), ("b", 6)], 10) == (["a", "b"], 0)
assert fit_by_weight_evictions([("a", 4), ("b", 11), ("c", 5)], 10) == (["a", "c"], 0)
assert fit_by_weight_evictions([("a", 4), ("b", 3), ("c", 10)], 10) == (["c"], 2)
assert fit_by_weight_evictions([("a", 4), ("b", 3), ("a", 5), ("c", 4)], 10) == (["a", "c"], 1)
assert fit_by_weight_evictions([("a", 6), ("b", 2), ("a", 8)], 10) == (["b", "a"], 0)
assert fit_by_weight_evictions([("a", 6), ("b", 2), ("a", 12), ("c", 3)], 10) == (["b", "c"], 1)
assert fit_by_weight_evictions([], 5) == ([], 0)
assert fit_by_weight_evictions([("a", 2), ("b", 2), ("c", 2), ("d", 5)], 6) == (["d"], 3)
