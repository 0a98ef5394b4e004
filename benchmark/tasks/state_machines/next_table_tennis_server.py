"""Whose serve is it in a table tennis game, "A" or "B", given the points of both and who served
first? The serve changes after every two points played; once both have ten or more, after every
single point, the first server having the one at 10-10. The answer is None when the game is over,
that is with eleven points or more and at least two ahead."""


def next_table_tennis_server(points_a, points_b, first):
    if max(points_a, points_b) >= 11 and abs(points_a - points_b) >= 2:
        return None
    played = points_a + points_b
    if min(points_a, points_b) >= 10:
        changes = played
    else:
        changes = played // 2
    if changes % 2 == 0:
        return first
    return "B" if first == "A" else "A"


assert next_table_tennis_server(1, 0, "A") == "A"
assert next_table_tennis_server(1, 1, "A") == "B"
assert next_table_tennis_server(2, 1, "B") == "A"
assert next_table_tennis_server(3, 1, "A") == "A"
assert next_table_tennis_server(10, 11, "A") == "B"
assert next_table_tennis_server(10, 8, "A") == "B"
assert next_table_tennis_server(11, 9, "A") is None
assert next_table_tennis_server(15, 14, "A") == "B"
assert next_table_tennis_server(9, 9, "A") == "B"
assert next_table_tennis_server(5, 11, "B") is None
