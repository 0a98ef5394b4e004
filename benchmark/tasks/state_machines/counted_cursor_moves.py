"""Where is an editor's cursor, (row, column) from 0, after keys typed at the top left of lines (one
or more) of these lengths? "h", "l", "k" and "j" move left, right, up and down, as often as a number
before them says; "0" (unless it continues a number) and "$" go to the first and the last column,
ignoring a number. Moves stop at the edges; a line's last column is its length minus one, or 0. Up
and down aim for the column where the latest other move ended, at first 0, but stop at the line's
last."""


def counted_cursor_moves(lengths, keys):
    row = column = wanted = count = 0
    for key in keys:
        if key.isdigit() and (key != "0" or count > 0):
            count = count * 10 + int(key)
            continue
        steps = count or 1
        count = 0
        if key == "k":
            row = max(row - steps, 0)
        elif key == "j":
            row = min(row + steps, len(lengths) - 1)
        last = max(lengths[row] - 1, 0)
        if key == "h":
            wanted = max(column - steps, 0)
        elif key == "l":
            wanted = min(column + steps, last)
        elif key == "$":
            wanted = last
        elif key == "0":
            wanted = 0
        column = min(wanted, last)
    return row, column


assert counted_cursor_moves([10, 3, 0, 8], "5lj") == (1, 2)
assert counted_cursor_moves([10, 3, 0, 8], "5l3j") == (3, 5)
assert counted_cursor_moves([10, 3, 0, 8], "$jhk") == (0, 1)
assert counted_cursor_moves([3, 10], "9lj") == (1, 2)
assert counted_cursor_moves([30], "10l3h") == (0, 7)
assert counted_cursor_moves([10, 3, 0, 8], "2jlj") == (3, 0)
assert counted_cursor_moves([10, 3, 0, 8], "2l5hl") == (0, 1)
assert counted_cursor_moves([10, 3, 0, 8], "3l0lj") == (1, 1)
assert counted_cursor_moves([10, 3, 0, 8], "9j2k$3k") == (0, 2)
assert counted_cursor_moves([20], "13l2$12h") == (0, 7)
