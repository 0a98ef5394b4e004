"""Evaluate an election by duels. Each ballot lists candidates from most to least liked; one who is
not on it is below all who are, and two who are both missing are equal on it. In the duel of any
two candidates, the one ahead on more ballots gets 2 points, and a draw is worth 1 point to both.
Give a list of (candidate, points) for all of the given candidates, most points first, ties
alphabetically."""

from itertools import combinations


def pairwise_contest_order(candidates, ballots):
    points = dict.fromkeys(candidates, 0)
    for one, other in combinations(candidates, 2):
        lead = 0
        for ballot in ballots:
            place = ballot.index(one) if one in ballot else len(ballot)
            rival = ballot.index(other) if other in ballot else len(ballot)
            if place < rival:
                lead += 1
            elif place > rival:
                lead -= 1
        if lead > 0:
            points[one] += 2
        elif lead < 0:
            points[other] += 2
        else:
            points[one] += 1
            points[other] += 1
    return sorted(points.items(), key=lambda entry: (-entry[1], entry[0]))


assert pairwise_contest_order(["C", "A", "B"], [["A", "B", "C"], ["A", "C", "B"], ["B", "A"]]) == [
    ("A", 4), ("B", 2), ("C", 0)]
assert pairwise_contest_order(["A", "B"], [["A"], ["B"]]) == [("A", 1), ("B", 1)]
assert pairwise_contest_order(["A", "B", "C"], [["C"]]) == [("C", 4), ("A", 1), ("B", 1)]
assert pairwise_contest_order(["B", "A"], []) == [("A", 1), ("B", 1)]
assert pairwise_contest_order(["X", "Y"], [["Y", "X"], ["Y"], ["X"]]) == [("Y", 2), ("X", 0)]
assert pairwise_contest_order(["P"], [["P"]]) == [("P", 0)]
assert pairwise_contest_order(
    ["A", "B", "C"], [["A", "B", "C"], ["B", "C", "A"], ["C", "A", "B"]]
) == [("A", 2), ("B", 2), ("C", 2)]
assert pairwise_contest_order(
    ["D", "E", "F", "G"], [["D", "E"], ["E", "F", "D"], ["G"]]
) == [("E", 5), ("D", 4), ("F", 2), ("G", 1)]
