r"""An editor reports a cursor as a number of characters from the start of a text (from 0); which
line and column is that, both counted from 1? '\r\n', '\r' and '\n' each make one line break, whose
characters still belong to the line that they end. Positions beyond the text count as its end,
negative ones as its start; the result is (line, column)."""


def offset_to_line_column(text, offset):
    offset = max(0, min(offset, len(text)))
    line = 1
    line_start = 0
    for index in range(offset):
        if text[index] not in "\r\n":
            continue
        if text[index:index + 2] == "\r\n":
            continue
        line += 1
        line_start = index + 1
    return line, offset - line_start + 1


assert offset_to_line_column("ab\ncd", 4) == (2, 2)
assert offset_to_line_column("ab\ncd", 2) == (1, 3)
assert offset_to_line_column("ab\ncd", 3) == (2, 1)
assert offset_to_line_column("a\r\nb", 2) == (1, 3)
assert offset_to_line_column("a\r\nbc", 4) == (2, 2)
assert offset_to_line_column("a\rb\r\rc", 5) == (4, 1)
assert offset_to_line_column("ab\nc", 9) == (2, 2)
assert offset_to_line_column("\nab", -1) == (1, 1)
assert offset_to_line_column("x\n\r\ny", 4) == (3, 1)
