"""An outline arrives as a list of lines indented with spaces. Give for each line, in order, the
texts from its outermost ancestor down to itself joined by slashes. The parent of a line is the
nearest line above it with a smaller indent than its own; without one it is at level 1. Lines at a
level beyond a maximum are left out, as are lines of spaces only; blanks around a text are no part
of it."""


def outline_to_full_paths(lines, deepest):
    paths = []
    indents, titles = [], []
    for line in lines:
        title = line.strip()
        if not title:
            continue
        indent = len(line) - len(line.lstrip())
        depth = len(indents)
        while depth > 0 and indents[depth - 1] >= indent:
            depth -= 1
        indents[depth:] = [indent]
        titles[depth:] = [title]
        if depth < deepest:
            paths.append("/".join(titles))
    return paths


assert outline_to_full_paths(["a", "  b", "    c", "  d", "eeee"], 3) == [
    "a", "a/b", "a/b/c", "a/d", "eeee"]
assert outline_to_full_paths(["a", "    b", "  c"], 9) == ["a", "a/b", "a/c"]
assert outline_to_full_paths(["  x", "y"], 2) == ["x", "y"]
assert outline_to_full_paths(["a", "", " b  ", "  "], 2) == ["a", "a/b"]
assert outline_to_full_paths(["a", "a", "  a", "   q"], 2) == ["a", "a", "a/a"]
assert outline_to_full_paths(["p", " q", "   r", "  s", " t"], 3) == [
    "p", "p/q", "p/q/r", "p/q/s", "p/t"]
assert outline_to_full_paths(["   ", " k", "  m n", " o"], 1) == ["k", "o"]
assert outline_to_full_paths(["k", " m"], 0) == []
