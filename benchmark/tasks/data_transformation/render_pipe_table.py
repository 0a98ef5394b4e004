"""Write a heading and rows, all texts and equally many in each, as lines like "| a | b |", the
cells padded with blanks. Cells longer than cap are cut to that length with "~" as last character; a
column is as wide as its longest cell, heading included, but at least 3. Under the heading comes a
line such as "| --- | --: |" with dashes over the full widths. If the non-empty cells of a column
below its heading (at least one) are all whole numbers before cutting, perhaps with a minus, it is
right-aligned, heading too, and its last dash is ":"."""

import re


def _cut(cell, cap):
    return cell if len(cell) <= cap else cell[:cap - 1] + "~"


def render_pipe_table(header, rows, cap):
    columns = []
    for column in zip(header, *rows):
        cells = [_cut(cell, cap) for cell in column]
        width = max(3, max(len(cell) for cell in cells))
        filled = [cell for cell in column[1:] if cell != ""]
        rule = "-" * width
        padded = [cell.ljust(width) for cell in cells]
        if filled and all(re.fullmatch(r"-?[0-9]+", cell) for cell in filled):
            rule = "-" * (width - 1) + ":"
            padded = [cell.rjust(width) for cell in cells]
        columns.append([padded[0], rule, *padded[1:]])
    return [f"| {' | '.join(line)} |" for line in zip(*columns)]


assert render_pipe_table(["a", "b"], [["x", "1"]], 9) == [
    "| a   |   b |", "| --- | --: |", "| x   |   1 |"]
assert render_pipe_table(["name", "qty"], [["apple", "12"], ["fig", "-1234"]], 5) == [
    "| name  |   qty |", "| ----- | ----: |", "| apple |    12 |", "| fig   | -1234 |"]
assert render_pipe_table(["name"], [["banana"], ["kiwis"]], 5) == [
    "| name  |", "| ----- |", "| bana~ |", "| kiwis |"]
assert render_pipe_table(["n", "m"], [["7", "7"], ["", "x"]], 4) == [
    "|   n | m   |", "| --: | --- |", "|   7 | 7   |", "|     | x   |"]
assert render_pipe_table(["only", "k"], [], 8) == ["| only | k   |", "| ---- | --- |"]
assert render_pipe_table(["blank"], [[""], [""]], 9) == [
    "| blank |", "| ----- |", "|       |", "|       |"]
assert render_pipe_table(["id"], [["123456"], ["5"]], 4) == [
    "|   id |", "| ---: |", "| 123~ |", "|    5 |"]
assert render_pipe_table(["longer"], [["1.5"]], 3) == ["| lo~ |", "| --- |", "| 1.5 |"]
