"""For a tiny text chart, turn whole numbers into a string with one digit each: the span from the
smallest to the largest is divided into eight equal levels 0 to 7, where a number on a border
belongs to the upper one and the largest number to level 7. If all are equal, everyone is 4. None
becomes a blank and does not count otherwise."""


def sparkline_levels(values):
    known = [value for value in values if value is not None]
    low = min(known, default=0)
    span = max(known, default=0) - low
    line = ""
    for value in values:
        if value is None:
            line += " "
        elif span == 0:
            line += "4"
        else:
            line += str(min(7, (value - low) * 8 // span))
    return line


assert sparkline_levels([0, 1, 2, 3, 4, 5, 6, 7, 8]) == "012345677"
assert sparkline_levels([10, 30, 20]) == "074"
assert sparkline_levels([5, 5, None, 5]) == "44 4"
assert sparkline_levels([None, 2, 18, 9, None, 17]) == " 073 7"
assert sparkline_levels([-3, -8, 0]) == "507"
assert sparkline_levels([None, None]) == "  "
assert sparkline_levels([1, 2, 1]) == "070"
assert sparkline_levels([100, 0, 12, 13, 87, 88]) == "700167"
