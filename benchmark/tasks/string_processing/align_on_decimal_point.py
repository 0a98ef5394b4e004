"""Print numeric texts below each other so that their decimal points (the first in each) share a
column: pad on the left only, as little as possible plus the same extra indent for every line. An
entry without a point is treated as if one followed its end. Blanks around an entry are dropped
beforehand; an entry that is then empty comes out as an empty text."""


def align_on_decimal_point(numbers, indent):
    rows = [number.strip() for number in numbers]
    column = 0
    for row in rows:
        column = max(column, len(row.partition(".")[0]))
    aligned = []
    for row in rows:
        if not row:
            aligned.append("")
            continue
        whole = row.find(".")
        if whole < 0:
            whole = len(row)
        aligned.append(" " * (column - whole + indent) + row)
    return aligned


assert align_on_decimal_point(["1.5", "10.25", "3"], 0) == [" 1.5", "10.25", " 3"]
assert align_on_decimal_point([".5"], 0) == [".5"]
assert align_on_decimal_point([".5", "2"], 1) == ["  .5", " 2"]
assert align_on_decimal_point(["", " 7 "], 2) == ["", "  7"]
assert align_on_decimal_point(["-12", "4.125", "100."], 0) == ["-12", "  4.125", "100."]
assert align_on_decimal_point(["1.2.3", "10"], 0) == [" 1.2.3", "10"]
assert align_on_decimal_point(["  8.0", " "], 0) == ["8.0", ""]
assert align_on_decimal_point(["1.75", "250.5"], 3) == ["     1.75", "   250.5"]
