"""Number the lines in a unified diff's hunks: a list of (mark, old number, new number) for each
line that starts with " ", "-" or "+", its mark, with None where the line is not on that side. A
header such as "@@ -12,3 +14,5 @@ def f", with first line number and number of lines of the old side
and then of the new, starts a hunk, which ends when both sides are complete. Whatever is outside of
a hunk, or starts with a backslash, gets no entry."""

import re


def diff_line_numbers(lines):
    entries = []
    old = new = old_end = new_end = 0
    for line in lines:
        header = re.match(r"@@ -(\d+),(\d+) \+(\d+),(\d+) @@", line)
        mark = line[:1]
        if header:
            old, old_count, new, new_count = map(int, header.groups())
            old_end = old + old_count
            new_end = new + new_count
        elif mark == "+" and new < new_end:
            entries.append((mark, None, new))
            new += 1
        elif mark == "-" and old < old_end:
            entries.append((mark, old, None))
            old += 1
        elif mark == " " and old < old_end:
            entries.append((mark, old, new))
            old += 1
            new += 1
    return entries


assert diff_line_numbers(["--- a/x", "+++ b/x", "@@ -1,2 +1,2 @@", " a", "-b", "+c"]) == [
    (" ", 1, 1), ("-", 2, None), ("+", None, 2)]
assert diff_line_numbers(["@@ -5,1 +9,2 @@ def f", "+x", " y", "-z"]) == [
    ("+", None, 9), (" ", 5, 10)]
assert diff_line_numbers(["@@ -3,2 +3,0 @@", "-a", "-b", "+c", " d"]) == [
    ("-", 3, None), ("-", 4, None)]
assert diff_line_numbers(["@@ -0,0 +1,1 @@", "+only", "\\ No newline at end of file"]) == [
    ("+", None, 1)]
assert diff_line_numbers(["@@ -7,1 +7,1 @@", "-a", "\\ No newline", "+b", "+++ b/y"]) == [
    ("-", 7, None), ("+", None, 7)]
assert diff_line_numbers(
    ["@@ -1,1 +1,1 @@", " a", " stray", "@@ -10,2 +20,3 @@ ++", " b", "+c", " d"]
) == [(" ", 1, 1), (" ", 10, 20), ("+", None, 21), (" ", 11, 22)]
assert diff_line_numbers(["@@ -2,2 +4,1 @@", "-p", " q", "-r"]) == [("-", 2, None), (" ", 3, 4)]
assert diff_line_numbers(["@@ -8,0 +9,2 @@", "+m", "+n", "+o"]) == [
    ("+", None, 9), ("+", None, 10)]
