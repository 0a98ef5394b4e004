"""Draw a small theatre as text lines, row 1 first: "." for a free place, "h" for a held and "x" for
a sold one, with a blank after the given number of seats for the aisle (no blank if that is at
either end). The (row, seat, status) bookings, both numbers from 1, are applied in order with status
"sold", "hold" or "free": a hold never replaces a sale, everything else overwrites. Bookings outside
the hall are ignored."""


def seat_map_from_bookings(bookings, rows, seats, aisle):
    marks = {"free": ".", "hold": "h", "sold": "x"}
    hall = [["."] * seats for _ in range(rows)]
    for row, seat, status in bookings:
        if not (1 <= row <= rows and 1 <= seat <= seats):
            continue
        if status == "hold" and hall[row - 1][seat - 1] == "x":
            continue
        hall[row - 1][seat - 1] = marks[status]
    lines = []
    for places in hall:
        left, right = "".join(places[:aisle]), "".join(places[aisle:])
        lines.append(f"{left} {right}".strip())
    return lines


assert seat_map_from_bookings([(1, 2, "sold"), (2, 1, "hold")], 2, 4, 2) == [".x ..", "h. .."]
assert seat_map_from_bookings([(2, 3, "sold"), (2, 3, "hold"), (3, 2, "hold")], 3, 5, 1) == [
    ". ....", ". .x..", ". h..."]
assert seat_map_from_bookings([(1, 3, "hold"), (1, 3, "sold")], 1, 3, 2) == [".. x"]
assert seat_map_from_bookings(
    [(1, 1, "sold"), (1, 1, "free"), (1, 2, "hold"), (1, 2, "free"), (1, 2, "hold")], 1, 3, 1
) == [". h."]
assert seat_map_from_bookings([(0, 1, "sold"), (3, 1, "sold"), (1, 0, "hold")], 2, 3, 0) == [
    "...", "..."]
assert seat_map_from_bookings([(2, 4, "sold"), (2, 3, "hold"), (1, 4, "hold")], 2, 3, 3) == [
    "...", "..h"]
assert seat_map_from_bookings([(3, 1, "sold"), (3, 2, "free"), (3, 5, "sold")], 3, 5, 4) == [
    ".... .", ".... .", "x... x"]
assert seat_map_from_bookings([(-1, 1, "sold"), (1, -1, "sold"), (1, 1, "hold")], 1, 2, 1) == [
    "h ."]
