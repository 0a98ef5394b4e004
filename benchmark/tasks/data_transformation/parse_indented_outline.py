"""Read an outline written with leading spaces into nested [title, children] lists, the outermost
ones in one list. A line belongs under the nearest line above that has fewer leading spaces, however
many more it has itself; if there is none it is outermost, at level 1. Lines deeper than the deepest
wanted level are left out but still count as lines above. Titles lose spaces around them; blank
lines and those whose first visible character is "#" are ignored altogether."""


def parse_indented_outline(lines, deepest):
    outline = []
    open_levels = [(-1, outline)]
    for line in lines:
        title = line.strip()
        if title == "" or title[0] == "#":
            continue
        indent = len(line) - len(line.lstrip(" "))
        while open_levels[-1][0] >= indent:
            open_levels.pop()
        children = []
        if len(open_levels) <= deepest:
            open_levels[-1][1].append([title, children])
        open_levels.append((indent, children))
    return outline


assert parse_indented_outline(["alpha", "  b", "  c", "d"], 9) == [
    ["alpha", [["b", []], ["c", []]]], ["d", []]]
assert parse_indented_outline(["a", "      b", "       c"], 3) == [["a", [["b", [["c", []]]]]]]
assert parse_indented_outline(["a", "    b", "  c", "   d"], 5) == [
    ["a", [["b", []], ["c", [["d", []]]]]]]
assert parse_indented_outline(["  a ", "", "   ", " # note", " b", "  c#"], 5) == [
    ["a", []], ["b", [["c#", []]]]]
assert parse_indented_outline(["a", " b", "  c", "   d", "  e", " f", "g"], 2) == [
    ["a", [["b", []], ["f", []]]], ["g", []]]
assert parse_indented_outline(["# top", "a", "#  x", "  b c"], 4) == [["a", [["b c", []]]]]
assert parse_indented_outline(["a", "  b", "    # c", "c", " dd"], 1) == [["a", []], ["c", []]]
assert parse_indented_outline(["a", " b"], 0) == []
