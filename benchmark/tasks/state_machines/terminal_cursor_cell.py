"""Where does the cursor of a text screen stand, row and column from 0, after a text printed from
the top left? A character moves it on by one, but in the last column it stays until the next
character first goes to the start of the next row; any of the four control characters cancels that:
"\\n" (start of the next row), "\\r" (start of this row), "\\t" (next multiple of 8, at most the
last column), "\\b" (one back, at least 0). Going down from the bottom row scrolls one line instead.
Return (row, column, lines scrolled)."""


def terminal_cursor_cell(text, rows, columns):
    row = column = scrolled = 0
    wrap_pending = False
    for char in text:
        printable = char not in "\n\r\t\b"
        if char == "\n" or printable and wrap_pending:
            column = 0
            if row == rows - 1:
                scrolled += 1
            else:
                row += 1
        elif char == "\r":
            column = 0
        elif char == "\t":
            column = min(column // 8 * 8 + 8, columns - 1)
        elif char == "\b":
            column = max(column - 1, 0)
        wrap_pending = printable and column == columns - 1
        if printable and not wrap_pending:
            column += 1
    return row, column, scrolled


assert terminal_cursor_cell("abcde", 3, 5) == (0, 4, 0)
assert terminal_cursor_cell("abcdef", 3, 5) == (1, 1, 0)
assert terminal_cursor_cell("ab\ncd\n", 2, 9) == (1, 0, 1)
assert terminal_cursor_cell("a\txxxxxx\t\tb", 3, 40) == (0, 25, 0)
assert terminal_cursor_cell("abc\b\b\b\bx", 1, 9) == (0, 1, 0)
assert terminal_cursor_cell("abcde\rX", 3, 5) == (0, 1, 0)
assert terminal_cursor_cell("abcde\bx", 3, 5) == (0, 4, 0)
assert terminal_cursor_cell("abcde\nfg\b", 3, 5) == (1, 1, 0)
assert terminal_cursor_cell("abcdefghi", 2, 4) == (1, 1, 1)
assert terminal_cursor_cell("\t\txy", 3, 12) == (1, 1, 0)
