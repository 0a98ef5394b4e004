"""For a compiler-style error message, build the line of ^ marks printed below a source line to
point at the characters from a start position (0-based) up to but not including an end position.
Tabs reach to the next multiple of the tab size and are marked over their full width, an end past
the line is cut off, and an empty span or a start outside the line gives an empty string."""


def caret_underline(line, start, end, tab_size):
    if start < 0 or start >= len(line):
        return ""
    if end <= start:
        return ""
    marks, column = [], 0
    for index, char in enumerate(line[:end]):
        width = 1
        if char == "\t":
            width = tab_size - column % tab_size
        marks.append(("^" if index >= start else " ") * width)
        column += width
    return "".join(marks)


assert caret_underline("let x = 1", 4, 5, 4) == "    ^"
assert caret_underline("abc", 0, 3, 4) == "^^^"
assert caret_underline("\tif a", 1, 3, 4) == "    ^^"
assert caret_underline("ab\tc", 2, 4, 4) == "  ^^^"
assert caret_underline("abc\t\tx", 4, 6, 4) == "    ^^^^^"
assert caret_underline("abc", 3, 4, 4) == ""
assert caret_underline("abc", -1, 2, 4) == ""
assert caret_underline("abc", 1, 1, 4) == ""
assert caret_underline("abc", 2, 9, 4) == "  ^"
assert caret_underline("abc", 2, 1, 4) == ""
