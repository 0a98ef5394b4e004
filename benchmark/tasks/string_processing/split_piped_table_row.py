"""Read one row of a Markdown table such as '| a | b |' into a list of exactly so many cells,
trimmed of blanks: surplus cells are dropped and missing ones are ''. The pipes at both ends are
optional. A pipe between backticks belongs to its cell, where an unclosed backtick reaches to the
end of the row. A backslash right before a pipe, anywhere, makes it a plain | and goes itself."""


def split_piped_table_row(row, columns):
    line = row.strip()
    cells = [""]
    coded = False
    at = 1 if line.startswith("|") else 0
    while at < len(line):
        char = line[at]
        if line[at:at + 2] == "\\|":
            cells[-1] += "|"
            at += 2
            continue
        if char == "`":
            coded = not coded
        if char == "|" and not coded:
            cells.append("")
        else:
            cells[-1] += char
        at += 1
    missing = columns - len(cells)
    return [cell.strip() for cell in cells[:columns]] + [""] * missing


assert split_piped_table_row("| a | b |", 2) == ["a", "b"]
assert split_piped_table_row("a|b", 3) == ["a", "b", ""]
assert split_piped_table_row(" | a | b | c |", 2) == ["a", "b"]
assert split_piped_table_row("| a | b \\| c | `x|y` |", 3) == ["a", "b | c", "`x|y`"]
assert split_piped_table_row("", 2) == ["", ""]
assert split_piped_table_row("||x", 2) == ["", "x"]
assert split_piped_table_row("`a|b | c", 2) == ["`a|b | c", ""]
assert split_piped_table_row("`a\\|b`|c\\d|e", 4) == ["`a|b`", "c\\d", "e", ""]
