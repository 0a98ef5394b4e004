"""Connector lines in a diagram must stop a little before the shapes they join: shorten a horizontal
or vertical line by a padding of zero or more at either end and return the new (x, y) end points as
a pair, still in the original direction. A slanted line gives None, and so does one of which nothing
longer than zero would remain."""


def trim_connector_ends(start, end, padding):
    x1, y1 = start
    x2, y2 = end
    if x1 != x2 and y1 != y2:
        return None
    length = abs(x2 - x1) + abs(y2 - y1)
    if length <= 2 * padding:
        return None
    if x1 == x2:
        inset = padding if y1 < y2 else -padding
        return (x1, y1 + inset), (x2, y2 - inset)
    inset = padding if x1 < x2 else -padding
    return (x1 + inset, y1), (x2 - inset, y2)


assert trim_connector_ends((2, 7), (12, 7), 3) == ((5, 7), (9, 7))
assert trim_connector_ends((12, 7), (2, 7), 3) == ((9, 7), (5, 7))
assert trim_connector_ends((4, 1), (4, 9), 2) == ((4, 3), (4, 7))
assert trim_connector_ends((4, 9), (4, 1), 2) == ((4, 7), (4, 3))
assert trim_connector_ends((4, 9), (4, 1), 4) is None
assert trim_connector_ends((1, 5), (8, 5), 3) == ((4, 5), (5, 5))
assert trim_connector_ends((1, 5), (8, 6), 1) is None
assert trim_connector_ends((6, 6), (6, 6), 0) is None
assert trim_connector_ends((-5, 3), (5, 3), 0) == ((-5, 3), (5, 3))
