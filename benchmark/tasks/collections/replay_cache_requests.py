"""Simulate a bounded cache that throws out the least recently used key, given the sequence of
requested keys and the number of slots. Report the number of hits, the number of keys thrown out,
and the keys still held from stalest to freshest; with no slots (zero or fewer) nothing is ever
stored, so both counts are 0 and the list is empty."""


def replay_cache_requests(requests, slots):
    if slots < 1:
        return 0, 0, []
    held = {}
    hits = 0
    evicted = 0
    for key in requests:
        if key in held:
            hits += 1
            del held[key]
        held[key] = True
        if len(held) > slots:
            del held[next(iter(held))]
            evicted += 1
    return hits, evicted, list(held)


assert replay_cache_requests(["a", "b", "a", "c", "b"], 2) == (1, 2, ["c", "b"])
assert replay_cache_requests(["a", "a", "a"], 1) == (2, 0, ["a"])
assert replay_cache_requests([], 3) == (0, 0, [])
assert replay_cache_requests(["a", "b"], 0) == (0, 0, [])
assert replay_cache_requests(["x", "y", "x"], 1) == (0, 2, ["x"])
assert replay_cache_requests(["a", "b", "c", "a", "b"], 3) == (2, 0, ["c", "a", "b"])
assert replay_cache_requests(["a", "b", "c", "a", "d"], 3) == (1, 1, ["c", "a", "d"])
assert replay_cache_requests(["q"], -1) == (0, 0, [])
