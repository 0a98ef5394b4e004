"""Look for circular imports in a dict of module to the modules it imports. Start from the modules
in alphabetical order and always go deep first, following imports alphabetically too; the first
circle closed that way is the answer, as a list in import direction turned so that its smallest
name comes first. A module importing itself is a circle of one in strict mode and ignored
otherwise; names without an entry import nothing, and without any circle the list is empty."""


def find_import_cycle(imports, strict):
    finished = set()
    path = []

    def walk(module):
        if module in finished:
            return []
        path.append(module)
        for target in sorted(imports.get(module, [])):
            if target == module and not strict:
                continue
            if target in path:
                cycle = path[path.index(target):]
                first = cycle.index(min(cycle))
                return cycle[first:] + cycle[:first]
            found = walk(target)
            if found:
                return found
        path.pop()
        finished.add(module)
        return []

    for module in sorted(imports):
        found = walk(module)
        if found:
            return found
    return []


assert find_import_cycle({"a": ["b"], "b": ["c"], "c": ["a"]}, False) == ["a", "b", "c"]
assert find_import_cycle({"a": ["d"], "d": ["c"], "c": ["b"], "b": ["d"]}, False) == [
    "b", "d", "c"
]
assert find_import_cycle({"a": ["e", "b"], "b": ["a"], "e": ["f"], "f": ["e"]}, True) == ["a", "b"]
assert find_import_cycle({"a": ["b", "c"], "b": ["d"], "c": ["a"], "d": ["b"]}, False) == [
    "b", "d"
]
assert find_import_cycle({"a": ["b", "a"], "b": ["a"]}, True) == ["a"]
assert find_import_cycle({"a": ["b", "a"], "b": ["a"]}, False) == ["a", "b"]
assert find_import_cycle(
    {"a": ["b", "c"], "b": ["d"], "c": ["d"], "e": ["f"], "f": ["a", "e"]}, True
) == ["e", "f"]
assert find_import_cycle({"x": ["x"]}, False) == []
assert find_import_cycle({"p": ["k"], "s": ["t"], "t": ["s"]}, True) == ["s", "t"]
