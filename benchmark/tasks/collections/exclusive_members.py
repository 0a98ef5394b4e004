"""Whom do we find in hardly any other team? Teams maps each name to a list of members, where upper
and lower case make no difference, neither between teams nor inside one. Map every team to the list
of its members that belong to at most max_teams of all teams, each once in the spelling that comes
first in this team, sorted without regard to case; teams with fewer than min_found such members are
left out."""


def exclusive_members(teams, max_teams, min_found):
    memberships = {}
    for members in teams.values():
        for folded in {member.lower() for member in members}:
            memberships[folded] = memberships.get(folded, 0) + 1
    exclusive = {}
    for team, members in teams.items():
        spellings = {}
        for member in members:
            folded = member.lower()
            if memberships[folded] > max_teams or folded in spellings:
                continue
            spellings[folded] = member
        if len(spellings) >= min_found:
            exclusive[team] = [spellings[folded] for folded in sorted(spellings)]
    return exclusive


assert exclusive_members({"red": ["Ann", "bob"], "blue": ["BOB", "Cid"]}, 1, 1) == {
    "red": ["Ann"], "blue": ["Cid"]}
assert exclusive_members({"red": ["Ann", "bob"], "blue": ["BOB", "Cid"]}, 2, 2) == {
    "red": ["Ann", "bob"], "blue": ["BOB", "Cid"]}
assert exclusive_members({"red": ["bob", "Bob", "al"], "blue": ["cy"]}, 1, 1) == {
    "red": ["al", "bob"], "blue": ["cy"]}
assert exclusive_members({"x": ["a"], "y": ["A", "b"]}, 1, 0) == {"x": [], "y": ["b"]}
assert exclusive_members({"x": ["beta", "Gamma", "alpha"]}, 3, 2) == {
    "x": ["alpha", "beta", "Gamma"]}
assert exclusive_members({"x": ["a", "b"], "y": ["A", "c"], "z": ["a", "C"]}, 2, 1) == {
    "x": ["b"], "y": ["c"], "z": ["C"]}
assert exclusive_members({"x": ["a"], "y": ["b"]}, 0, 1) == {}
assert exclusive_members({"x": ["Q", "q"], "y": ["m", "n"], "z": []}, 1, 2) == {"y": ["m", "n"]}
