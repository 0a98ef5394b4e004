"""Clean up a list of lines so that no more than so many blank ones follow each other: of a longer
run the surplus goes. A line of nothing but whitespace counts as blank and is put out as an empty
text. Blank lines before the first and after the last other line disappear altogether, and a
negative limit works like zero."""


def limit_blank_line_runs(lines, limit):
    allowed = max(limit, 0)
    kept = []
    run = 0
    for line in lines:
        blank = not line.strip()
        run = run + 1 if blank else 0
        if run > allowed or (blank and not kept):
            continue
        kept.append("" if blank else line)
    while kept and not kept[-1]:
        kept.pop()
    return kept


assert limit_blank_line_runs(["a", "", "", "", "b"], 2) == ["a", "", "", "b"]
assert limit_blank_line_runs(["", "  ", "x", "\t", "y", ""], 1) == ["x", "", "y"]
assert limit_blank_line_runs([" a", "", "b"], 0) == [" a", "b"]
assert limit_blank_line_runs(["a", "", "b"], -1) == ["a", "b"]
assert limit_blank_line_runs(["", "\t", "x"], 3) == ["x"]
assert limit_blank_line_runs(["a", "", "b", "", "c"], 1) == ["a", "", "b", "", "c"]
assert limit_blank_line_runs(["a", " ", "  ", "b", "", "", ""], 2) == ["a", "", "", "b"]
