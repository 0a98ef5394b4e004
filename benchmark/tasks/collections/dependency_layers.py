"""Given a dict from each package to the packages it needs, work out installation stages: a list
of lists in which everything in a stage needs only things from earlier stages and is placed as
early as possible. Names inside a stage are sorted, items that appear only as a requirement are
included, repeated requirements count once, an empty dict gives an empty list, and a circular
requirement gives None."""


def dependency_layers(requires):
    waiting = {}
    dependents = {}
    for name, needed in requires.items():
        unique = sorted(set(needed))
        waiting[name] = len(unique)
        for other in unique:
            dependents.setdefault(other, []).append(name)
    for other in dependents:
        waiting.setdefault(other, 0)
    layers = []
    placed = 0
    ready = sorted(name for name, count in waiting.items() if count == 0)
    while ready:
        layers.append(ready)
        placed += len(ready)
        unlocked = []
        for name in ready:
            for dependent in dependents.get(name, []):
                waiting[dependent] -= 1
                if waiting[dependent] == 0:
                    unlocked.append(dependent)
        ready = sorted(unlocked)
    if placed < len(waiting):
        return None
    return layers


assert dependency_layers({}) == []
assert dependency_layers({"app": ["db", "log"], "db": ["log"]}) == [["log"], ["db"], ["app"]]
assert dependency_layers({"b": [], "a": [], "c": ["a", "b"]}) == [["a", "b"], ["c"]]
assert dependency_layers({"a": ["b"], "b": ["a"]}) is None
assert dependency_layers({"a": ["b"], "b": ["a"], "c": []}) is None
assert dependency_layers({"a": ["b", "b"]}) == [["b"], ["a"]]
assert dependency_layers({"x": ["y"], "b": ["a"], "z": ["x", "a"]}) == [
    ["a", "y"], ["b", "x"], ["z"]
]
assert dependency_layers({"solo": []}) == [["solo"]]
assert dependency_layers({"self": ["self"]}) is None
