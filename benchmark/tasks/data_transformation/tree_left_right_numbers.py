"""To store a hierarchy in a table with nested intervals, number it: walk from the root down through
the children of each node in the order listed, and give a node one number on entering and another on
leaving it, starting with 1 and growing by gap each time. The input maps a node to its list of
children (leaves may be missing), the result maps every node reached to (entering, leaving, depth),
the root's depth being 0. A child that has been entered already, anywhere, is skipped."""


def tree_left_right_numbers(children, root, gap):
    numbers = {}

    def visit(node, left, depth):
        numbers[node] = (left, left, depth)
        following = left + gap
        for child in children.get(node, []):
            if child in numbers:
                continue
            following = visit(child, following, depth + 1)
        numbers[node] = (left, following, depth)
        return following + gap

    visit(root, 1, 0)
    return numbers


assert tree_left_right_numbers({"a": ["c", "b"]}, "a", 1) == {
    "a": (1, 6, 0), "c": (2, 3, 1), "b": (4, 5, 1)}
assert tree_left_right_numbers({"r": ["s"], "s": ["t"]}, "r", 1) == {
    "r": (1, 6, 0), "s": (2, 5, 1), "t": (3, 4, 2)}
assert tree_left_right_numbers({"r": ["s"], "s": []}, "r", 10) == {
    "r": (1, 31, 0), "s": (11, 21, 1)}
assert tree_left_right_numbers({}, "x", 4) == {"x": (1, 5, 0)}
assert tree_left_right_numbers({"a": ["b", "c"], "b": ["c"], "c": []}, "a", 1) == {
    "a": (1, 6, 0), "b": (2, 5, 1), "c": (3, 4, 2)}
assert tree_left_right_numbers({"a": ["b"], "b": ["a", "d"]}, "a", 2) == {
    "a": (1, 11, 0), "b": (3, 9, 1), "d": (5, 7, 2)}
assert tree_left_right_numbers({"a": ["b"], "b": ["d"], "q": ["a"]}, "b", 3) == {
    "b": (1, 10, 0), "d": (4, 7, 1)}
assert tree_left_right_numbers({"p": ["p", "q", "q"]}, "p", 1) == {"p": (1, 4, 0), "q": (2, 3, 1)}
