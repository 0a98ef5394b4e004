"""Spreadsheet cells left blank (None) to mean "same as above" should get the last value above them,
but only up to a given number of blanks in a row; the rest of a longer run stays None, as do blanks
before the first value. A cell holding the stop mark becomes None itself and passes nothing on to
the blanks after it."""


def fill_down_limited(cells, limit, stop_mark):
    filled = []
    carried = None
    blanks = 0
    for cell in cells:
        if cell is None:
            blanks += 1
            filled.append(carried if blanks <= limit else None)
            continue
        carried = None if cell == stop_mark else cell
        blanks = 0
        filled.append(carried)
    return filled


assert fill_down_limited(["a", None, None, None, "b", None], 2, "-") == [
    "a", "a", "a", None, "b", "b"]
assert fill_down_limited([None, None, 5, None], 1, "-") == [None, None, 5, 5]
assert fill_down_limited([1, None, "-", None, 2], 3, "-") == [1, 1, None, None, 2]
assert fill_down_limited([1, None], 0, "-") == [1, None]
assert fill_down_limited([0, None, None], 1, "-") == [0, 0, None]
assert fill_down_limited(["x", None, "x", None, None, "-"], 1, "end") == [
    "x", "x", "x", "x", None, "-"]
assert fill_down_limited([4, None, None, 4, None, None, None], 2, 9) == [4, 4, 4, 4, 4, 4, None]
assert fill_down_limited([None, "-", None, 6], 5, "-") == [None, None, None, 6]
