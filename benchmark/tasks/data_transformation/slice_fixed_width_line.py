"""Cut a line of a mainframe report into a record of name to value by its columns (name, start,
width, kind), the line's first character being 1. Text is taken without blanks around it; an empty
column, or one that the line is too short to have, gives None. Kind "int" makes a number of digits
with at most one minus, in front or, as in "25-", at the end, but leaves anything else there as the
stripped text; other kinds are always text."""

import re


def slice_fixed_width_line(line, columns):
    record = {}
    for name, start, width, kind in columns:
        first = start - 1
        text = line[first:first + width].strip()
        record[name] = text or None
        if kind != "int":
            continue
        number = "-" + text[:-1] if text.endswith("-") else text
        if re.fullmatch(r"-?[0-9]+", number):
            record[name] = int(number)
    return record


assert slice_fixed_width_line("AB12  345", [("code", 1, 4, "text"), ("n", 5, 5, "int")]) == {
    "code": "AB12", "n": 345}
assert slice_fixed_width_line("  25-  7", [("a", 1, 5, "int"), ("b", 6, 3, "int")]) == {
    "a": -25, "b": 7}
assert slice_fixed_width_line("-18 12a", [("a", 1, 3, "int"), ("b", 4, 4, "int")]) == {
    "a": -18, "b": "12a"}
assert slice_fixed_width_line("x     ", [("p", 2, 3, "text"), ("q", 2, 3, "int")]) == {
    "p": None, "q": None}
assert slice_fixed_width_line("4567", [("a", 3, 9, "int"), ("b", 5, 1, "int")]) == {
    "a": 67, "b": None}
assert slice_fixed_width_line("007 31-", [("a", 1, 3, "text"), ("b", 5, 3, "text")]) == {
    "a": "007", "b": "31-"}
assert slice_fixed_width_line("-4-12-3", [("a", 1, 3, "int"), ("b", 4, 4, "int")]) == {
    "a": "-4-", "b": "12-3"}
assert slice_fixed_width_line("0--7 ", [("a", 1, 2, "int"), ("b", 2, 1, "int"), ("c", 3, 3, "int")]
) == {"a": 0, "b": "-", "c": -7}
