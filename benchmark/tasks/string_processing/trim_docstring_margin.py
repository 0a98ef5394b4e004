"""A multi-line text written inside indented source code is to be shown with a chosen indent. The
first line loses its blanks on both sides; from all later ones the smallest leading indent found
among their non-blank lines is cut, and the chosen number of spaces is put in front instead. Blank
lines become empty, no line keeps trailing blanks, and empty lines at the start and end of the whole
are dropped. The result is one text."""


def trim_docstring_margin(text, indent):
    first, *others = text.split("\n")
    margins = [len(line) - len(line.lstrip()) for line in others if line.strip()]
    margin = min(margins, default=0)
    lines = [first.strip()]
    for line in others:
        body = line[margin:].rstrip()
        lines.append(" " * indent + body if body else "")
    while lines and not lines[0]:
        lines.pop(0)
    while lines and not lines[-1]:
        lines.pop()
    return "\n".join(lines)


assert trim_docstring_margin("Sum.\n\n    More.\n      Deep.\n", 0) == "Sum.\n\nMore.\n  Deep."
assert trim_docstring_margin("  Sum.  \n    a\n     b", 2) == "Sum.\n  a\n   b"
assert trim_docstring_margin("\n    A\n\n  B\n   ", 0) == "  A\n\nB"
assert trim_docstring_margin("", 2) == ""
assert trim_docstring_margin("   one", 3) == "one"
assert trim_docstring_margin("\n \n", 4) == ""
assert trim_docstring_margin("x\n  \n   y  ", 1) == "x\n\n y"
assert trim_docstring_margin("a\nb\n  c", 0) == "a\nb\n  c"
