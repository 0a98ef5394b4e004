"""Before a rollout, check the enabled features. The requirements map a feature to the features that
it needs, which count together with what those need in turn; one written with a "?" at the end is
needed only if it has an entry of its own in the map. Incompatible (a, b) pairs clash when both are
enabled. Result: sorted names of all needed features that aren't enabled, and sorted pairs of
clashing ones, smaller name first and each once, the two lists as a tuple."""


def feature_flag_conflicts(enabled, requirements, incompatible):
    needed = set(enabled)
    waiting = list(enabled)
    while waiting:
        for requirement in requirements.get(waiting.pop(), ()):
            name = requirement.removesuffix("?")
            if name != requirement and name not in requirements:
                continue
            if name not in needed:
                needed.add(name)
                waiting.append(name)
    clashes = set()
    for first, second in incompatible:
        if first in enabled and second in enabled:
            clashes.add(tuple(sorted([first, second])))
    return sorted(needed - set(enabled)), sorted(clashes)


assert feature_flag_conflicts(["a"], {"a": ["b"], "b": []}, []) == (["b"], [])
assert feature_flag_conflicts(["b", "a"], {"a": ["b"], "b": ["c"]}, [("d", "a")]) == (["c"], [])
assert feature_flag_conflicts(["a"], {"a": ["c"], "c": ["d", "b"], "x": ["y"]}, []) == (
    ["b", "c", "d"], [])
assert feature_flag_conflicts(["a"], {"a": ["b?", "c?", "d"], "c": ["e"]}, []) == (
    ["c", "d", "e"], [])
assert feature_flag_conflicts(["a", "b", "c"], {}, [("c", "a"), ("b", "a"), ("a", "b")]) == (
    [], [("a", "b"), ("a", "c")])
assert feature_flag_conflicts(["a", "z"], {"a": ["b"]}, [("a", "b"), ("b", "a"), ("q", "z")]) == (
    ["b"], [])
assert feature_flag_conflicts(["a"], {"a": ["b"], "b": ["a", "c?"]}, []) == (["b"], [])
