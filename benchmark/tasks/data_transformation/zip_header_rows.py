"""Make records from a list of column names and rows of text cells. Every record has the columns,
with None where the row is too short, plus "_line", its line number where the header was line 1;
cells past the last column go as a list under "_extra", but only if one of them is not blank.
Columns with a blank name are dropped; rows with only blank cells or none are skipped but count as
lines. Blank means the empty text."""


def zip_header_rows(header, rows):
    width = len(header)
    records = []
    for line, row in enumerate(rows, 2):
        if all(cell == "" for cell in row):
            continue
        record = {"_line": line}
        for name, cell in zip(header, row + [None] * (width - len(row))):
            if name == "":
                continue
            record[name] = cell
        surplus = row[width:]
        if any(cell != "" for cell in surplus):
            record["_extra"] = surplus
        records.append(record)
    return records


assert zip_header_rows(["a", "b"], [["1", "2"], ["3", "4"]]) == [
    {"_line": 2, "a": "1", "b": "2"}, {"_line": 3, "a": "3", "b": "4"}]
assert zip_header_rows(["a", "b", "c"], [["1"]]) == [{"_line": 2, "a": "1", "b": None, "c": None}]
assert zip_header_rows(["a"], [["1", "x", "", "y"]]) == [
    {"_line": 2, "a": "1", "_extra": ["x", "", "y"]}]
assert zip_header_rows(["a", "b"], [["1", "", "", ""]]) == [{"_line": 2, "a": "1", "b": ""}]
assert zip_header_rows(["a", "b"], [["", ""], [], ["", "5"]]) == [
    {"_line": 4, "a": "", "b": "5"}]
assert zip_header_rows(["a", "", "b"], [["1", "2", "3"]]) == [{"_line": 2, "a": "1", "b": "3"}]
assert zip_header_rows(["a", "b"], [["", "", "", "z"]]) == [
    {"_line": 2, "a": "", "b": "", "_extra": ["", "z"]}]
