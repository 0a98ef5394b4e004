"""How well would a small cache do that, once full, makes room by throwing out the key used least
often, and among equals the one whose last use is longest ago? Storing a key counts as its first
use, each hit adds one, and a key that was thrown out starts over. From the sequence of requested
keys, report (number of hits, dict of held key to uses); a capacity below one never stores or
hits anything."""


def simulate_frequency_cache(requests, capacity):
    if capacity < 1:
        return 0, {}
    uses = {}
    last_used = {}
    hits = 0
    for moment, key in enumerate(requests):
        last_used[key] = moment
        if key in uses:
            hits += 1
            uses[key] += 1
            continue
        if len(uses) >= capacity:
            weakest = min(uses, key=lambda held: (uses[held], last_used[held]))
            del uses[weakest]
        uses[key] = 1
    return hits, uses


assert simulate_frequency_cache(["a", "a", "b", "c", "b"], 2) == (1, {"a": 2, "b": 1})
assert simulate_frequency_cache(["a", "b", "a", "b", "c"], 2) == (2, {"b": 2, "c": 1})
assert simulate_frequency_cache(["a", "b", "b", "a", "c"], 2) == (2, {"a": 2, "c": 1})
assert simulate_frequency_cache(["a", "a", "b", "a"], 1) == (1, {"a": 1})
assert simulate_frequency_cache(["x", "x"], 0) == (0, {})
assert simulate_frequency_cache([], 3) == (0, {})
assert simulate_frequency_cache(["a", "b", "c", "c", "b", "a", "d"], 3) == (
    3, {"a": 2, "b": 2, "d": 1}
)
assert simulate_frequency_cache(["x", "y", "x"], -1) == (0, {})
assert simulate_frequency_cache([7, 7, 7], 1) == (2, {7: 3})
