"""Settings files include each other, as a dict from file to the list of files it includes. Read
them depth first from the root, following includes in the given order as soon as they are met, and
return the first circle found: (list of files from the one that comes up again inside itself, along
the includes, back to that same one; which include of the last but one it was that closed the
circle, from 1). Including yourself is a circle, files not in the dict include nothing, None if
there is no circle."""


def config_include_cycle(includes, root):
    trail = [root]
    upcoming = [0]
    finished = set()
    while trail:
        included = includes.get(trail[-1], [])
        place = upcoming[-1]
        if place == len(included):
            finished.add(trail.pop())
            upcoming.pop()
            continue
        name = included[place]
        upcoming[-1] = place + 1
        if name in trail:
            return trail[trail.index(name):] + [name], place + 1
        if name not in finished:
            trail.append(name)
            upcoming.append(0)
    return None


assert config_include_cycle({"a": ["b"], "b": ["a"]}, "b") == (["b", "a", "b"], 1)
assert config_include_cycle({"a": ["b"], "b": ["c"], "c": ["d", "b"]}, "a") == (["b", "c", "b"], 2)
assert config_include_cycle({"a": ["b", "x", "a"], "b": []}, "a") == (["a", "a"], 3)
assert config_include_cycle({"a": ["b", "c"], "b": ["d"], "c": ["d", "b"], "d": ["e"]}, "a") is None
assert config_include_cycle(
    {"a": ["b", "c"], "b": ["d"], "c": ["a"], "d": ["x", "b"]}, "a") == (["b", "d", "b"], 2)
assert config_include_cycle(
    {"a": ["b", "c"], "b": ["d"], "c": ["b", "e"], "e": ["c"]}, "a") == (["c", "e", "c"], 1)
assert config_include_cycle({"b": ["b"], "a": ["c", "d"], "d": ["e", "c", "a"]}, "a") == (
    ["a", "d", "a"], 3)
