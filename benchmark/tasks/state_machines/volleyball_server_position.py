"""Replay a volleyball set from a string of rally winners, "A" or "B", and who serves first. The
winner gets a point and serves next; both teams start with player 1 as server, and a team taking the
serve from the other moves on to its next player, 6 being followed by 1. The set ends with at least
25 points and two ahead, or as soon as a team has the cap; later rallies are ignored. Return
((points of A, points of B), serving team, its server) after the last counted rally's switch."""


def volleyball_server_position(rallies, first, cap):
    points = {"A": 0, "B": 0}
    server = {"A": 1, "B": 1}
    serving = first
    for winner in rallies:
        points[winner] += 1
        if winner != serving:
            serving = winner
            server[winner] = server[winner] % 6 + 1
        lead = abs(points["A"] - points["B"])
        if points[winner] >= cap or points[winner] >= 25 and lead >= 2:
            break
    return (points["A"], points["B"]), serving, server[serving]


assert volleyball_server_position("", "B", 30) == ((0, 0), "B", 1)
assert volleyball_server_position("AA", "A", 30) == ((2, 0), "A", 1)
assert volleyball_server_position("BAB", "A", 30) == ((1, 2), "B", 3)
assert volleyball_server_position("BA" * 6, "A", 30) == ((6, 6), "A", 1)
assert volleyball_server_position("BA" * 5, "A", 30) == ((5, 5), "A", 6)
assert volleyball_server_position("A" * 25 + "BB", "A", 30) == ((25, 0), "A", 1)
assert volleyball_server_position("A" * 24 + "B" * 24 + "AAB", "A", 30) == ((26, 24), "A", 2)
assert volleyball_server_position("A" * 24 + "B" * 24 + "AB", "B", 25) == ((25, 24), "A", 3)
assert volleyball_server_position("A" * 24 + "B" * 25 + "A", "A", 30) == ((25, 25), "A", 2)
assert volleyball_server_position("BBBA", "B", 3) == ((0, 3), "B", 1)
