"""Settings files include each other, as a dict from file to the files it includes. Read depth first
from the root, following includes in the given order as soon as they are met, and return the first
circle: the list of files from the one that comes up again inside itself, along the includes, back
to that same one. Including yourself is a circle; files that aren't in the dict include nothing;
None if there is no circle."""


def config_include_cycle(includes, root):
    trail = []
    finished = set()

    def read(name):
        if name in trail:
            return trail[trail.index(name):] + [name]
        if name in finished:
            return None
        trail.append(name)
        for inner in includes.get(name, []):
            circle = read(inner)
            if circle is not None:
                return circle
        finished.add(trail.pop())
        return None

    return read(root)


assert config_include_cycle({"a": ["b"], "b": ["a"]}, "b") == ["b", "a", "b"]
assert config_include_cycle({"a": ["b"], "b": ["c"], "c": ["d", "b"]}, "a") == ["b", "c", "b"]
assert config_include_cycle({"a": ["b", "a"], "b": []}, "a") == ["a", "a"]
assert config_include_cycle({"a": ["b", "c"], "b": ["d"], "c": ["d"], "d": ["e"]}, "a") is None
assert config_include_cycle(
    {"a": ["b", "c"], "b": ["d"], "c": ["a"], "d": ["x", "b"]}, "a") == ["b", "d", "b"]
assert config_include_cycle(
    {"a": ["b", "c"], "b": ["d"], "c": ["b", "e"], "e": ["c"]}, "a") == ["c", "e", "c"]
assert config_include_cycle({"a": ["c"], "b": ["b"]}, "a") is None
assert config_include_cycle({}, "a") is None
