"""Shorten a folder tree for display: a nested dict where a folder maps to the dict of its content
and a file to None. A folder holding nothing but one subfolder becomes one entry "folder/subfolder"
with it, and so on downward, at every place, with at most a given number of folder names in an
entry; the rest starts a new entry below. A folder whose own name is protected is not joined with
its subfolder, though it may end a joined name."""


def collapse_single_children(tree, protected, most):
    shortened = {}
    for name, content in tree.items():
        names = [name]
        while content and len(content) == 1 and len(names) < most and names[-1] not in protected:
            [(child, inner)] = content.items()
            if inner is None:
                break
            names.append(child)
            content = inner
        if content is not None:
            content = collapse_single_children(content, protected, most)
        shortened["/".join(names)] = content
    return shortened


assert collapse_single_children({"src": {"main": {"app.py": None}}}, set(), 9) == {
    "src/main": {"app.py": None}
}
assert collapse_single_children({"a": {"b": {"c": {"x": None, "y": None}}}}, {"y"}, 3) == {
    "a/b/c": {"x": None, "y": None}
}
assert collapse_single_children({"a": {"b": {"f": None}, "g": None}}, set(), 4) == {
    "a": {"b": {"f": None}, "g": None}
}
assert collapse_single_children({"a": {"b": {"c": {}}, "d": {}}}, {"d"}, 2) == {
    "a": {"b/c": {}, "d": {}}
}
assert collapse_single_children({"a": {"b": {"c": {"f": None}}}}, {"a"}, 5) == {
    "a": {"b/c": {"f": None}}
}
assert collapse_single_children({"a": {"b": {"c": {"f": None}}}}, {"b"}, 3) == {
    "a/b": {"c": {"f": None}}
}
assert collapse_single_children({"readme": None, "docs": {"img": {}}}, set(), 2) == {
    "readme": None, "docs/img": {}
}
assert collapse_single_children({"e": {"f": None}, "g": {}}, {"f"}, 2) == {
    "e": {"f": None}, "g": {}
}
assert collapse_single_children({"a": {"b": {"c": {"d": {"e": {}}}}}}, set(), 2) == {
    "a/b": {"c/d": {"e": {}}}
}
