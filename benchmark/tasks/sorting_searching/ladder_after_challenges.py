"""Keep a tennis club's ladder, a list of players from the top down, up to date with results
(challenger, defender, whether the challenger won) in order of time. A result is valid only if the
defender stands one to three rungs above the challenger. A valid win moves the challenger to right
above the defender; a valid loss moves nobody, but this player's next result as challenger, valid or
not, is then ignored. All names are on the ladder; return the new list."""


def ladder_after_challenges(ladder, results):
    standing = list(ladder)
    barred = []
    for challenger, defender, won in results:
        if challenger in barred:
            barred.remove(challenger)
            continue
        target = standing.index(defender)
        rungs = standing.index(challenger) - target
        if rungs < 1 or rungs > 3:
            continue
        if won:
            standing.remove(challenger)
            standing.insert(target, challenger)
        else:
            barred.append(challenger)
    return standing


assert ladder_after_challenges(["A", "B", "C", "D", "E"], [("D", "A", True)]) == [
    "D", "A", "B", "C", "E"]
assert ladder_after_challenges(["A", "B", "C", "D", "E"], [("E", "A", True)]) == [
    "A", "B", "C", "D", "E"]
assert ladder_after_challenges(["A", "B", "C"], [("A", "C", True)]) == ["A", "B", "C"]
assert ladder_after_challenges(["A", "B"], [("B", "A", False), ("B", "A", True)]) == ["A", "B"]
assert ladder_after_challenges(
    ["A", "B", "C"], [("B", "A", False), ("B", "A", True), ("B", "A", True)]
) == ["B", "A", "C"]
assert ladder_after_challenges(
    ["A", "B", "C", "D", "E"],
    [("C", "B", False), ("D", "C", True), ("C", "A", True), ("C", "B", True)],
) == ["A", "C", "B", "D", "E"]
assert ladder_after_challenges(
    ["A", "B", "C", "D", "E"], [("E", "A", False), ("E", "D", True)]
) == ["A", "B", "C", "E", "D"]
assert ladder_after_challenges(
    ["A", "B", "C", "D", "E"], [("D", "C", False), ("D", "E", True), ("D", "C", True)]
) == ["A", "B", "D", "C", "E"]
