"""Table of a football season from matches (home team, away team, home goals, away goals): a list
of team names, best first. A win is worth 3 points, a draw 1. If exactly two teams have the same
points, the one that scored more goals in all their matches against each other is ahead.
Otherwise, or when that is level, the goal difference over the whole season decides, then the
name in alphabetical order."""

from collections import Counter


def league_order_mutual_results(matches):
    points, difference, mutual = Counter(), Counter(), Counter()
    for home, away, home_goals, away_goals in matches:
        margin = home_goals - away_goals
        for team, rival, lead in ((home, away, margin), (away, home, -margin)):
            difference[team] += lead
            mutual[team, rival] += lead
            if lead > 0:
                points[team] += 3
            elif lead == 0:
                points[team] += 1

    def standing(team):
        level = [other for other in difference
                 if other != team and points[other] == points[team]]
        lead = mutual[team, level[0]] if len(level) == 1 else 0
        return -points[team], -lead, -difference[team], team

    return sorted(difference, key=standing)


assert league_order_mutual_results([("K", "J", 0, 2)]) == ["J", "K"]
assert league_order_mutual_results([("Z", "B", 1, 0), ("B", "C", 5, 0)]) == ["Z", "B", "C"]
assert league_order_mutual_results(
    [("A", "B", 1, 0), ("B", "C", 3, 0), ("C", "A", 1, 0)]
) == ["B", "A", "C"]
assert league_order_mutual_results([("D", "C", 0, 0), ("B", "A", 2, 2)]) == ["A", "B", "C", "D"]
assert league_order_mutual_results(
    [("W", "L", 1, 0), ("M", "W", 6, 0), ("X", "Y", 0, 0), ("Z", "X", 2, 2), ("M", "Z", 9, 0)]
) == ["M", "W", "X", "Y", "Z", "L"]
assert league_order_mutual_results(
    [("W", "L", 1, 0), ("M", "W", 2, 0), ("X", "Y", 0, 0), ("Z", "X", 1, 1), ("V", "X", 3, 3)]
) == ["M", "X", "W", "V", "Y", "Z", "L"]
assert league_order_mutual_results(
    [("P", "Q", 1, 0), ("Q", "P", 3, 1), ("P", "R", 9, 0), ("Q", "R", 1, 0)]
) == ["Q", "P", "R"]
assert league_order_mutual_results([("D", "E", 0, 0), ("E", "F", 2, 0)]) == ["E", "D", "F"]
assert league_order_mutual_results(
    [("T", "U", 2, 2), ("U", "T", 0, 0), ("U", "V", 3, 1), ("T", "V", 1, 0)]
) == ["U", "T", "V"]
