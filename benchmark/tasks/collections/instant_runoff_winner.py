"""Who wins a ranked-choice election? Ballots list options, favourite first; one that names an
option twice is void, and all options on the others run. Each round a ballot counts for its first
option still in the race, or not at all if there is none. An option with more than half of the
ballots that count wins; otherwise the one with the fewest, the alphabetically last of several,
drops out. Return (winner, its ballots in the last round, number of rounds), or None without a valid
vote."""


def instant_runoff_winner(ballots):
    valid = [ballot for ballot in ballots if len(set(ballot)) == len(ballot)]
    racing = sorted({option for ballot in valid for option in ballot})
    rounds = 0
    while racing:
        rounds += 1
        votes = {option: 0 for option in racing}
        for ballot in valid:
            for option in ballot:
                if option in votes:
                    votes[option] += 1
                    break
        leader = max(racing, key=votes.get)
        if votes[leader] * 2 > sum(votes.values()):
            return leader, votes[leader], rounds
        fewest = min(votes.values())
        racing.remove(max(option for option in racing if votes[option] == fewest))
    return None


assert instant_runoff_winner([["a", "b"], ["a"], ["b"], ["c", "a"]]) == ("a", 3, 2)
assert instant_runoff_winner([["b"], ["a"]]) == ("a", 1, 2)
assert instant_runoff_winner([["b", "b"], ["a"], ["b", "a", "b"]]) == ("a", 1, 1)
assert instant_runoff_winner([["a", "a"], []]) is None
assert instant_runoff_winner(
    [["c", "b"], ["c", "b"], ["a"], ["a"], ["a"], ["b"], ["b"]]) == ("b", 4, 2)
assert instant_runoff_winner([["a", "z"], ["a"], ["b", "z"], ["b"], ["z", "b"]]) == ("b", 3, 2)
assert instant_runoff_winner([["x"], ["x"], ["x"], ["y"], ["y"], ["z"], ["z"]]) == ("x", 3, 2)
assert instant_runoff_winner(
    [["d", "a"], ["d", "c"], ["c", "a"], ["c", "a"], ["b", "d"], ["a", "d"], ["a", "d"]]
) == ("a", 4, 3)
assert instant_runoff_winner([["a", "q"], ["b", "q"], ["a"], ["b"]]) == ("a", 2, 3)
