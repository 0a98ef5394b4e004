"""For an error message, show the faulty line (numbered from 1) with so many lines of context on
each side, as far as the file has them. Each shown line reads like '> 9 | text': '>' for the faulty
one or a blank for others, a blank, the line number right-aligned to the width of the largest number
shown, ' | ' and the line. A faulty line that doesn't exist gives an empty list."""


def numbered_error_excerpt(lines, faulty, context):
    if not 1 <= faulty <= len(lines):
        return []
    first = max(faulty - context, 1)
    last = min(faulty + context, len(lines))
    width = len(str(last))
    excerpt = []
    for number in range(first, last + 1):
        marker = ">" if number == faulty else " "
        label = str(number).rjust(width)
        excerpt.append(f"{marker} {label} | {lines[number - 1]}")
    return excerpt


assert numbered_error_excerpt(["a", "b", "c", "d"], 2, 1) == ["  1 | a", "> 2 | b", "  3 | c"]
assert numbered_error_excerpt(["a", "b", "c"], 1, 1) == ["> 1 | a", "  2 | b"]
assert numbered_error_excerpt(["a", "b", "c"], 0, 1) == []
assert numbered_error_excerpt(["a", "b", "c"], 4, 2) == []
assert numbered_error_excerpt(list("abcdefghijkl"), 9, 1) == ["   8 | h", ">  9 | i", "  10 | j"]
assert numbered_error_excerpt(list("abcdefghijkl"), 8, 1) == ["  7 | g", "> 8 | h", "  9 | i"]
assert numbered_error_excerpt(["x"], 1, 0) == ["> 1 | x"]
assert numbered_error_excerpt(["a", "b", "c"], 3, 1) == ["  2 | b", "> 3 | c"]
