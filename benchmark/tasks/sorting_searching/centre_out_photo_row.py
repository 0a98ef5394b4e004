"""Line up people (name, height) for a photo in rows of `places`: the tallest fill the back row,
the next tallest the row before it and so on, so that only the front row may be smaller. In each
row the tallest stands in the middle, the second tallest to the left of it, the third to the right,
and so on outwards by turns. Equal heights go by name. Give lists of names from left to right, back
row first; fewer than one place gives an empty list."""

from collections import deque


def centre_out_photo_row(people, places):
    if places < 1:
        return []
    tallest_first = sorted(people, key=lambda person: (-person[1], person[0]))
    rows = []
    for start in range(0, len(tallest_first), places):
        row = deque()
        for number, (name, _) in enumerate(tallest_first[start:start + places]):
            if number % 2 == 1:
                row.appendleft(name)
            else:
                row.append(name)
        rows.append(list(row))
    return rows


assert centre_out_photo_row([("A", 180), ("B", 170), ("C", 160)], 5) == [["B", "A", "C"]]
assert centre_out_photo_row([("D", 150), ("C", 160), ("B", 170), ("A", 180)], 4) == [
    ["D", "B", "A", "C"]]
assert centre_out_photo_row(
    [("A", 195), ("B", 187), ("C", 180), ("D", 170), ("E", 166)], 2
) == [["B", "A"], ["D", "C"], ["E"]]
assert centre_out_photo_row([("Zoe", 170), ("Amy", 170)], 3) == [["Zoe", "Amy"]]
assert centre_out_photo_row([("Zoe", 170)], 0) == []
assert centre_out_photo_row([("K", 150), ("L", 190)], 1) == [["L"], ["K"]]
assert centre_out_photo_row(
    [("P", 150), ("Q", 199), ("R", 175), ("S", 180), ("T", 160), ("U", 155)], 3
) == [["S", "Q", "R"], ["U", "T", "P"]]
assert centre_out_photo_row([("A", 9), ("B", 8), ("C", 7), ("D", 6), ("E", 5)], 5) == [
    ["D", "B", "A", "C", "E"]]
