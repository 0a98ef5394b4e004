"""Vet the lines of a payment batch file: "H" first, then any number of "D amount" lines,
"T count total" last, where amounts and total are whole numbers that may have a minus sign. Return
the earliest of "header" (no such first line), "footer" (no such last line), "line 3" (the number of
the first line between them that has another form, counted from 1 in the file), "count" (wrong
number of amounts) and "total" (wrong sum), else None."""

import re


def checksum_footer_fault(lines):
    if lines[:1] != ["H"]:
        return "header"
    footer = re.fullmatch("T ([0-9]+) (-?[0-9]+)", lines[-1])
    if not footer:
        return "footer"
    amounts = []
    for number, line in enumerate(lines[1:-1], 2):
        detail = re.fullmatch("D (-?[0-9]+)", line)
        if not detail:
            return f"line {number}"
        amounts.append(int(detail[1]))
    if len(amounts) != int(footer[1]):
        return "count"
    if sum(amounts) != int(footer[2]):
        return "total"
    return None


assert checksum_footer_fault(["H", "D 5", "D -2", "T 2 3"]) is None
assert checksum_footer_fault([]) == "header"
assert checksum_footer_fault(["D 5", "T 1 5"]) == "header"
assert checksum_footer_fault(["H"]) == "footer"
assert checksum_footer_fault(["H", "D 5", "T 1"]) == "footer"
assert checksum_footer_fault(["H", "D 5", "D 4x", "", "T 9 9"]) == "line 3"
assert checksum_footer_fault(["H", "D 5", "D 4", "T 1 8"]) == "count"
assert checksum_footer_fault(["H", "D 5", "D 4", "T 2 8"]) == "total"
assert checksum_footer_fault(["H", "T 0 0"]) is None
assert checksum_footer_fault(["H", "H", "D 5", "T 1 5"]) == "line 2"
