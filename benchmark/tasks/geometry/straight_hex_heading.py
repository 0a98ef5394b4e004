"""On an axial hex grid a unit at start wants to shoot at end, both (q, r), which works only along
one of the six straight lines. One step is (+1, 0) for "E", (+1, -1) for "NE", (0, -1) for "NW",
(-1, 0) for "W", (-1, +1) for "SW" and (0, +1) for "SE". Tell (direction name, number of steps),
("here", 0) if both are the same hex, or None if they are not in line."""


def straight_hex_heading(start, end):
    q_change = end[0] - start[0]
    r_change = end[1] - start[1]
    if q_change == 0 and r_change == 0:
        return "here", 0
    if r_change == 0:
        return "E" if q_change > 0 else "W", abs(q_change)
    if q_change == 0:
        return "SE" if r_change > 0 else "NW", abs(r_change)
    if q_change + r_change == 0:
        return "NE" if q_change > 0 else "SW", abs(q_change)
    return None


assert straight_hex_heading((2, 5), (3, 5)) == ("E", 1)
assert straight_hex_heading((1, -3), (-4, -3)) == ("W", 5)
assert straight_hex_heading((4, 1), (4, 2)) == ("SE", 1)
assert straight_hex_heading((-2, 3), (-2, -5)) == ("NW", 8)
assert straight_hex_heading((1, 7), (2, 6)) == ("NE", 1)
assert straight_hex_heading((0, 2), (-3, 5)) == ("SW", 3)
assert straight_hex_heading((3, 8), (3, 8)) == ("here", 0)
assert straight_hex_heading((1, 2), (4, 5)) is None
assert straight_hex_heading((2, 2), (5, 0)) is None
