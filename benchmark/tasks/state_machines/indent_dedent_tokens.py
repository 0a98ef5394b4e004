"""Flatten the lines of an indented outline: each gives its text without surrounding whitespace,
preceded by "IN" if it stands further right than the line before (the first: than column 0), or by
one "OUT" for every level it closes. Blank lines and those whose text starts with "#" don't count. A
line further left, at a column of no open level (0 always is one), gives a single "BAD" and ends
everything; otherwise the levels open at the end give their "OUT". Only spaces indent."""


def indent_dedent_tokens(lines):
    columns = [0]
    tokens = []
    for line in lines:
        content = line.strip()
        if not content or content.startswith("#"):
            continue
        column = len(line) - len(line.lstrip(" "))
        if column > columns[-1]:
            columns.append(column)
            tokens.append("IN")
        if column not in columns:
            return tokens + ["BAD"]
        while column < columns[-1]:
            columns.pop()
            tokens.append("OUT")
        tokens.append(content)
    return tokens + ["OUT"] * (len(columns) - 1)


assert indent_dedent_tokens([]) == []
assert indent_dedent_tokens(["a", "  b", "  c", "d"]) == ["a", "IN", "b", "c", "OUT", "d"]
assert indent_dedent_tokens(["a", "  b", "    c", "d"]) == [
    "a", "IN", "b", "IN", "c", "OUT", "OUT", "d"]
assert indent_dedent_tokens(["a", "", " # note", "   ", "  b", "# c", "  d"]) == [
    "a", "IN", "b", "d", "OUT"]
assert indent_dedent_tokens(["a", "    b", "  c", "d"]) == ["a", "IN", "b", "BAD"]
assert indent_dedent_tokens(["  a", "b # c"]) == ["IN", "a", "OUT", "b # c"]
assert indent_dedent_tokens(["a", " b", "   c", " d", "e  "]) == [
    "a", "IN", "b", "IN", "c", "OUT", "d", "OUT", "e"]
assert indent_dedent_tokens(["a", "  b", "     c", "   d"]) == ["a", "IN", "b", "IN", "c", "BAD"]
assert indent_dedent_tokens(["a", "\tb", " \tc"]) == ["a", "b", "IN", "c", "OUT"]
assert indent_dedent_tokens(["x:", "    y", "       z"]) == [
    "x:", "IN", "y", "IN", "z", "OUT", "OUT"]
