"""Setting up a single-elimination cup: how many entrants skip the first round so that afterwards
the field halves evenly down to a winner, and how many rounds are played in all? The answer is that
pair; a lone entrant gives (0, 0). Skipping is limited: if more than `max_byes` would have to, or
nobody has entered, the answer is None."""


def knockout_byes_and_rounds(entrants, max_byes):
    if entrants < 1:
        return None
    places = 1
    rounds = 0
    while places < entrants:
        places *= 2
        rounds += 1
    byes = places - entrants
    if byes > max_byes:
        return None
    return byes, rounds


assert knockout_byes_and_rounds(8, 0) == (0, 3)
assert knockout_byes_and_rounds(6, 2) == (2, 3)
assert knockout_byes_and_rounds(6, 1) is None
assert knockout_byes_and_rounds(1, 0) == (0, 0)
assert knockout_byes_and_rounds(0, 5) is None
assert knockout_byes_and_rounds(9, 7) == (7, 4)
assert knockout_byes_and_rounds(9, 6) is None
assert knockout_byes_and_rounds(2, 3) == (0, 1)
assert knockout_byes_and_rounds(33, 40) == (31, 6)
