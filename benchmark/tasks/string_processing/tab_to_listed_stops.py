"""Replace the tabs of a single line by spaces for a typewriter whose tab stops are set by hand: an
ascending list of columns, counted from 0. Each tab goes on to the first stop that lies strictly
beyond the column reached so far, and takes one single space when there is no such stop."""

from bisect import bisect_right


def tab_to_listed_stops(line, stops):
    expanded = []
    column = 0
    for char in line:
        if char != "\t":
            expanded.append(char)
            column += 1
            continue
        index = bisect_right(stops, column)
        width = stops[index] - column if index < len(stops) else 1
        expanded.append(" " * width)
        column += width
    return "".join(expanded)


assert tab_to_listed_stops("a\tb", [4, 8]) == "a   b"
assert tab_to_listed_stops("abcd\tb", [4, 8]) == "abcd    b"
assert tab_to_listed_stops("\t\tx", [2, 5]) == "     x"
assert tab_to_listed_stops("abc\tdef\tg", [2, 6]) == "abc   def g"
assert tab_to_listed_stops("a\tb", []) == "a b"
assert tab_to_listed_stops("ab\t\tc", [3]) == "ab  c"
assert tab_to_listed_stops("\ta\tb\tc", [1, 10]) == " a        b c"
assert tab_to_listed_stops("no tabs", [2]) == "no tabs"
