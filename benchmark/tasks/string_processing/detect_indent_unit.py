"""What is the indent step of a source file, given as a list of lines? Blank lines are ignored. If
more lines start with a tab than with a space, say "tab"; otherwise look at by how many leading
spaces (none after a tab) each line exceeds the one before, the first being compared with an
unindented one, and give the most frequent of these increases, the smallest if several are.
Increases of one don't count; without any the answer is 4."""

from collections import Counter


def detect_indent_unit(lines):
    tabbed = spaced = previous = 0
    steps = Counter()
    for line in lines:
        if not line.strip():
            continue
        indent = len(line) - len(line.lstrip(" "))
        if indent > 0:
            spaced += 1
        elif line[0] == "\t":
            tabbed += 1
        if indent - previous > 1:
            steps[indent - previous] += 1
        previous = indent
    if tabbed > spaced:
        return "tab"
    if not steps:
        return 4
    return min(steps, key=lambda step: (-steps[step], step))


assert detect_indent_unit(["a:", "  b", "  c:", "    d"]) == 2
assert detect_indent_unit(["x", "   y", "\tz", "\tw", "q"]) == "tab"
assert detect_indent_unit(["a", "    b", "c", "  d"]) == 2
assert detect_indent_unit(["a", " b", "c"]) == 4
assert detect_indent_unit(["a", "   b", "  ", "   c", "d", "   e", "f", "  g"]) == 3
assert detect_indent_unit(["\ta", "  b"]) == 2
assert detect_indent_unit(["     a", "b", "\tc"]) == 5
assert detect_indent_unit(["a", "", "   ", "      b"]) == 6
assert detect_indent_unit(["  ", "\t", " a", "   b", "\tc", "\td"]) == 2
