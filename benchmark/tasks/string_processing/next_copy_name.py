"""Name the duplicate of a file so that it's none of the names already there: 'report.txt' gives
'report (2).txt', else 3 and so on, always the lowest free number from 2. The number stands
before the last point and what follows, where a point at the very start doesn't count. If there is
one at that place already, after some text and a blank, it is replaced and counting goes on from
the next instead, so 'a (4).txt' gives 'a (5).txt'."""

import re


def next_copy_name(name, existing):
    dot = name.rfind(".")
    if dot <= 0:
        dot = len(name)
    stem, extension = name[:dot], name[dot:]
    number = 2
    found = re.fullmatch(r"(.+) \((\d+)\)", stem)
    if found:
        stem = found.group(1)
        number = int(found.group(2)) + 1
    while f"{stem} ({number}){extension}" in existing:
        number += 1
    return f"{stem} ({number}){extension}"


assert next_copy_name("r.txt", ["r.txt"]) == "r (2).txt"
assert next_copy_name("report.txt", ["report (2).txt"]) == "report (3).txt"
assert next_copy_name("report (4).txt", ["report (2).txt"]) == "report (5).txt"
assert next_copy_name(".bashrc", []) == ".bashrc (2)"
assert next_copy_name("a.tar.gz", ["a.tar (2).gz", "a.tar (3).gz"]) == "a.tar (4).gz"
assert next_copy_name("notes", ["notes"]) == "notes (2)"
assert next_copy_name("x(3).md", ["x (4).md"]) == "x(3) (2).md"
assert next_copy_name("p (1).c", ["p (2).c", "p (4).c"]) == "p (3).c"
assert next_copy_name("v 1 (9)", []) == "v 1 (10)"
