"""Type answers into a printed form line where runs of two or more underscores are the fields. From
left to right, each field takes the next answer at its left edge, filled up with blanks or cut so
that the line keeps its length. A single underscore is ordinary text, fields left without an
answer stay underscores, and answers left over are ignored."""

import re


def fill_fixed_width_form(line, answers):
    filled = []
    used = 0
    for run in re.findall(r"_+|[^_]+", line):
        width = len(run)
        if width < 2 or not run.startswith("_") or used >= len(answers):
            filled.append(run)
            continue
        filled.append(answers[used][:width].ljust(width))
        used += 1
    return "".join(filled)


assert fill_fixed_width_form("Name: ____ Age: __", ["Al", "7"]) == "Name: Al   Age: 7 "
assert fill_fixed_width_form("____", ["Robert"]) == "Robe"
assert fill_fixed_width_form("a_b __", ["xy"]) == "a_b xy"
assert fill_fixed_width_form("__ ___", ["A"]) == "A  ___"
assert fill_fixed_width_form("___", []) == "___"
assert fill_fixed_width_form("x__", ["a", "b"]) == "xa "
assert fill_fixed_width_form("__-__", ["", "cde"]) == "  -cd"
assert fill_fixed_width_form("_", ["z"]) == "_"
