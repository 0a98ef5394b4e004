"""At a get-together of several teams everybody shakes hands once with each person from another
team, unless those two already know each other. How many handshakes are there, from the team sizes
and the number of pairs from different teams that are acquainted? Sizes below zero count as no
people, and the result is never below 0."""


def cross_team_pairs(sizes, acquainted):
    people = 0
    pairs = 0
    for size in sizes:
        if size < 0:
            continue
        pairs += size * people
        people += size
    return max(pairs - acquainted, 0)


assert cross_team_pairs([2, 3, 4], 0) == 26
assert cross_team_pairs([2, 3, 4], 5) == 21
assert cross_team_pairs([2, -3, 4], 1) == 7
assert cross_team_pairs([5], 0) == 0
assert cross_team_pairs([1, 1], 3) == 0
assert cross_team_pairs([-1, -2], 0) == 0
assert cross_team_pairs([1, 2, 3, 4], 0) == 35
assert cross_team_pairs([3, 1], 2) == 1
