"""Rows of a live caption after words and the codes "CR" and "ERASE", beginning with one empty row.
A word goes into the last row if that is empty, or after a space if the row then isn't longer than
the width; else into a new row. "CR" begins a new, empty row; "ERASE" empties all rows but keeps
their number. New rows come below, and when there are more than allowed the top one goes away."""


def roll_up_caption_rows(items, max_rows, width):
    rows = [""]
    for item in items:
        if item == "ERASE":
            rows = [""] * len(rows)
            continue
        if item == "CR":
            rows.append("")
        elif rows[-1] == "":
            rows[-1] = item
        elif len(rows[-1]) + 1 + len(item) <= width:
            rows[-1] += " " + item
        else:
            rows.append(item)
        if len(rows) > max_rows:
            rows.pop(0)
    return rows


assert roll_up_caption_rows(["hello", "you"], 2, 9) == ["hello you"]
assert roll_up_caption_rows(["hello", "you"], 2, 8) == ["hello", "you"]
assert roll_up_caption_rows(["a", "CR", "b", "CR", "c"], 2, 10) == ["b", "c"]
assert roll_up_caption_rows(["a", "CR"], 3, 10) == ["a", ""]
assert roll_up_caption_rows(["a", "CR", "b", "ERASE", "c", "d"], 3, 9) == ["", "c d"]
assert roll_up_caption_rows(["toolong", "x"], 2, 4) == ["toolong", "x"]
assert roll_up_caption_rows(["one", "two", "six", "ten"], 2, 7) == ["one two", "six ten"]
assert roll_up_caption_rows(["CR", "CR", "z"], 2, 5) == ["", "z"]
assert roll_up_caption_rows(["ab", "cd", "ef"], 1, 5) == ["ef"]
