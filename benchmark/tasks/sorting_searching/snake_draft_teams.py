"""Pick fair teams from a dict of player to rating. The players, best first and equals by name, are
dealt out in rounds of one per team, in order of team number in the first round, backwards in the
second, forwards again in the third and so on. If the last round has too few players for all
teams, these go, one each, to the teams with the smallest rating sums so far, smallest first,
lower team number on a tie. Give a list of name lists; fewer than one team gives an empty list."""


def snake_draft_teams(ratings, teams):
    if teams < 1:
        return []
    ranked = sorted(ratings, key=lambda name: (-ratings[name], name))
    squads = [[] for _ in range(teams)]
    sums = [0] * teams
    for start in range(0, len(ranked), teams):
        picks = ranked[start:start + teams]
        order = list(range(teams))
        if len(picks) < teams:
            order.sort(key=lambda team: sums[team])
        elif start // teams % 2 == 1:
            order.reverse()
        for team, name in zip(order, picks):
            squads[team].append(name)
            sums[team] += ratings[name]
    return squads


assert snake_draft_teams({"D": 6, "A": 9, "C": 7, "B": 8}, 2) == [["A", "D"], ["B", "C"]]
assert snake_draft_teams({"A": 9, "B": 8, "C": 7, "D": 6, "E": 5}, 2) == [
    ["A", "D", "E"], ["B", "C"]]
assert snake_draft_teams({"A": 10, "B": 5, "C": 4, "D": 3, "E": 1}, 2) == [
    ["A", "D"], ["B", "C", "E"]]
assert snake_draft_teams({"A": 9, "B": 8, "C": 3, "D": 2, "E": 1}, 3) == [
    ["A"], ["B", "E"], ["C", "D"]]
assert snake_draft_teams({"Zoe": 5, "Amy": 5}, 2) == [["Amy"], ["Zoe"]]
assert snake_draft_teams({"A": 1}, 0) == []
assert snake_draft_teams(
    {"A": 12, "B": 8, "C": 7, "D": 6, "E": 5, "F": 4, "G": 3, "H": 2}, 2
) == [["A", "D", "E", "H"], ["B", "C", "F", "G"]]
assert snake_draft_teams({"A": 7, "B": 9}, 3) == [["B"], ["A"], []]
assert snake_draft_teams({"P": 2, "Q": 1}, 1) == [["P", "Q"]]
