"""Lab well labels like "B07": a capital letter for the row, A being the first, and two digits for
the column, 01 being the first. For a plate with so many rows (26 at most) and columns, answer
"format" for any other form, "row" or else "column" when there is none such on the plate, "edge" for
a well in an outermost row or column if those are reserved (a flag), otherwise None."""

import re


def plate_well_fault(label, rows, columns, edge_reserved):
    if not re.fullmatch("[A-Z][0-9]{2}", label):
        return "format"
    row = ord(label[0]) - ord("A") + 1
    column = int(label[1:])
    if row > rows:
        return "row"
    if column < 1 or column > columns:
        return "column"
    if edge_reserved and (row in (1, rows) or column in (1, columns)):
        return "edge"
    return None


assert plate_well_fault("B07", 8, 12, True) is None
assert plate_well_fault("B7", 8, 12, False) == "format"
assert plate_well_fault("H12", 8, 12, False) is None
assert plate_well_fault("I13", 8, 12, True) == "row"
assert plate_well_fault("C00", 8, 12, True) == "column"
assert plate_well_fault("A13", 8, 12, True) == "column"
assert plate_well_fault("H05", 8, 12, True) == "edge"
assert plate_well_fault("A05", 8, 12, True) == "edge"
assert plate_well_fault("G12", 8, 12, True) == "edge"
assert plate_well_fault("C01", 8, 12, True) == "edge"
