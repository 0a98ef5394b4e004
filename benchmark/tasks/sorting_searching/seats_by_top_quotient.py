"""Share out council seats by a dict of party to votes. Parties with less than `threshold` percent
of all votes are left out. The seats go one after the other to the party for which votes / (seats
it has so far + 1) is greatest, of equal ones to the party with more votes, then to the one first
in alphabetical order. Give a dict of party to seats with all parties taking part, also those with
0; it is empty if none takes part."""

from fractions import Fraction


def seats_by_top_quotient(votes, seats, threshold):
    total = sum(votes.values())
    won = {}
    for party, count in votes.items():
        if 100 * count >= threshold * total:
            won[party] = 0
    if not won:
        return {}

    def rank(party):
        quotient = Fraction(votes[party], won[party] + 1)
        return -quotient, -votes[party], party

    for _ in range(seats):
        winner = min(won, key=rank)
        won[winner] += 1
    return won


assert seats_by_top_quotient({"C": 30, "B": 80, "A": 100}, 8, 0) == {"A": 4, "B": 3, "C": 1}
assert seats_by_top_quotient({"A": 60, "B": 35, "C": 5}, 3, 5) == {"A": 2, "B": 1, "C": 0}
assert seats_by_top_quotient({"A": 600, "B": 351, "C": 50}, 3, 5) == {"A": 2, "B": 1}
assert seats_by_top_quotient({"A": 30, "B": 60}, 2, 0) == {"A": 0, "B": 2}
assert seats_by_top_quotient({"Y": 10, "X": 10}, 1, 0) == {"X": 1, "Y": 0}
assert seats_by_top_quotient({"A": 1, "B": 1}, 3, 60) == {}
assert seats_by_top_quotient({"A": 7, "B": 3}, 0, 0) == {"A": 0, "B": 0}
assert seats_by_top_quotient({"P": 50, "Q": 30, "R": 20}, 5, 20) == {"P": 3, "Q": 1, "R": 1}
