"""An outline comes as (depth, label) lines, depth 0 at the outside, and is to become a nested list
of [label, children] nodes. Sloppy depths are corrected: a line can be at most one deeper than the
line before it, as corrected, the first line is always at depth 0, and a negative depth means 0.
Return the list of outermost nodes and the number of lines that had to be corrected."""


def indent_list_to_tree(lines):
    roots = []
    levels = [roots]
    corrected = 0
    for given, label in lines:
        depth = max(0, min(given, len(levels) - 1))
        if depth != given:
            corrected += 1
        children = []
        levels[depth].append([label, children])
        del levels[depth + 1:]
        levels.append(children)
    return roots, corrected


assert indent_list_to_tree([(0, "a"), (1, "b"), (2, "c"), (1, "d"), (0, "e")]) == (
    [["a", [["b", [["c", []]]], ["d", []]]], ["e", []]], 0)
assert indent_list_to_tree([(0, "a"), (3, "b"), (2, "c")]) == ([["a", [["b", [["c", []]]]]]], 1)
assert indent_list_to_tree([(2, "x"), (1, "y")]) == ([["x", [["y", []]]]], 1)
assert indent_list_to_tree([(-1, "x"), (0, "y"), (-3, "z")]) == (
    [["x", []], ["y", []], ["z", []]], 2)
assert indent_list_to_tree([]) == ([], 0)
assert indent_list_to_tree([(0, "p"), (2, "q"), (2, "r"), (4, "s"), (1, "t")]) == (
    [["p", [["q", [["r", [["s", []]]]]], ["t", []]]]], 2)
assert indent_list_to_tree([(0, "k"), (1, "m"), (1, "n"), (2, "o"), (1, "l")]) == (
    [["k", [["m", []], ["n", [["o", []]]], ["l", []]]]], 0)
