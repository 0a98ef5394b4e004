"""An outline arrives as a list of lines indented with spaces. Give for every line, in order, the
texts from its outermost ancestor down to itself joined by slashes. The parent of a line is the
nearest line above it with a smaller indent than its own; without one it is at the top. Lines of
spaces only are skipped, and blanks around a text are no part of it."""


def outline_to_full_paths(lines):
    paths = []
    ancestors = []
    for line in lines:
        title = line.strip()
        if not title:
            continue
        indent = len(line) - len(line.lstrip())
        while ancestors and ancestors[-1][0] >= indent:
            ancestors.pop()
        path = ancestors[-1][1] + "/" + title if ancestors else title
        ancestors.append((indent, path))
        paths.append(path)
    return paths


assert outline_to_full_paths(["a", "  b", "    c", "  d", "e"]) == [
    "a", "a/b", "a/b/c", "a/d", "e"]
assert outline_to_full_paths(["a", "    b", "  c"]) == ["a", "a/b", "a/c"]
assert outline_to_full_paths(["  x", "y"]) == ["x", "y"]
assert outline_to_full_paths(["a", "", " b  ", "  "]) == ["a", "a/b"]
assert outline_to_full_paths(["a", "a", "  a"]) == ["a", "a", "a/a"]
assert outline_to_full_paths(["p", " q", "  r", " s", "   t"]) == [
    "p", "p/q", "p/q/r", "p/s", "p/s/t"]
assert outline_to_full_paths(["   ", " k", "  m n"]) == ["k", "k/m n"]
