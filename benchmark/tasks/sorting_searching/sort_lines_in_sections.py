"""Tidy a list of text lines made of sections. A line that starts with "#" is a header; headers and
blank lines (also of spaces only) stay where they are and begin a new section, and the lines of each
section are sorted without regard to case, equal ones keeping their order. The section right under a
header starting with "#-" goes in reverse alphabetical order, and right under one starting with "#!"
it is left alone. Return the new list."""


def sort_lines_in_sections(lines):
    result = []
    section = []
    mode = ""
    for line in [*lines, ""]:
        if line.strip() and not line.startswith("#"):
            section.append(line)
            continue
        if mode != "#!":
            section.sort(key=str.lower, reverse=mode == "#-")
        result += section + [line]
        section = []
        mode = line[:2]
    return result[:-1]


assert sort_lines_in_sections(["b", "A", "c"]) == ["A", "b", "c"]
assert sort_lines_in_sections(["b", "a", "# x", "d", "C"]) == ["a", "b", "# x", "C", "d"]
assert sort_lines_in_sections(["z", "", "y", "X"]) == ["z", "", "X", "y"]
assert sort_lines_in_sections(["#! fixed", "b", "a", "#", "d", "c"]) == [
    "#! fixed", "b", "a", "#", "c", "d"]
assert sort_lines_in_sections(["#!", "b", "a", " ", "d", "c"]) == ["#!", "b", "a", " ", "c", "d"]
assert sort_lines_in_sections(["#- down", "a", "C", "b"]) == ["#- down", "C", "b", "a"]
assert sort_lines_in_sections(["#-", "bee", "cow", "BEE"]) == ["#-", "cow", "bee", "BEE"]
assert sort_lines_in_sections(["elk", "ELK", "!ant", "#!"]) == ["!ant", "elk", "ELK", "#!"]
