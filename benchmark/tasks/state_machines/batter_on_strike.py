"""Which cricket batter faces the next ball? Batters 1 and 2 open, 1 facing; "0" to "6" are runs off
a legal ball, odd numbers making the two change ends, while "wd" and "nb" add one run and aren't
legal. "W" is a legal ball that puts the facing batter out, replaced in that place by the next new
number, 3 at first, without end. After every sixth legal ball the two change ends too; return
(batter, runs, legal balls)."""


def batter_on_strike(deliveries):
    striker, partner, newest = 1, 2, 2
    runs = legal = 0
    for delivery in deliveries:
        if delivery in ("wd", "nb"):
            runs += 1
            continue
        legal += 1
        if delivery == "W":
            newest += 1
            striker = newest
        else:
            runs += int(delivery)
            if int(delivery) % 2 == 1:
                striker, partner = partner, striker
        if legal % 6 == 0:
            striker, partner = partner, striker
    return striker, runs, legal


assert batter_on_strike([]) == (1, 0, 0)
assert batter_on_strike(["1", "2"]) == (2, 3, 2)
assert batter_on_strike(["0", "0", "0", "0", "0", "0"]) == (2, 0, 6)
assert batter_on_strike(["wd", "nb", "4"]) == (1, 6, 1)
assert batter_on_strike(["W", "1"]) == (2, 1, 2)
assert batter_on_strike(["0", "0", "0", "0", "0", "1"]) == (1, 1, 6)
assert batter_on_strike(["3", "W", "W", "5"]) == (1, 8, 4)
assert batter_on_strike(["0", "0", "0", "0", "0", "W"]) == (2, 0, 6)
assert batter_on_strike(["0", "0", "2", "0", "0", "wd", "6", "W"]) == (3, 9, 7)
