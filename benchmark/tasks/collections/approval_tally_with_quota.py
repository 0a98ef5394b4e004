"""Count an approval vote, each ballot being the set of options its voter marked. A ballot with more
marks than permitted is invalid, an empty one is valid. Which options were marked on at least a
given percentage of the valid ballots? List (option, number of marks), the most marked first and
equal ones by name; options without a mark never appear."""


def approval_tally_with_quota(ballots, most_marks, quota):
    valid = 0
    marks = {}
    for ballot in ballots:
        if len(ballot) > most_marks:
            continue
        valid += 1
        for option in ballot:
            marks[option] = marks.get(option, 0) + 1
    passed = [(option, count) for option, count in marks.items() if count * 100 >= quota * valid]
    return sorted(passed, key=lambda entry: (-entry[1], entry[0]))


assert approval_tally_with_quota([{"a", "b"}, {"a"}, {"b", "c", "d"}], 2, 50) == [
    ("a", 2), ("b", 1)
]
assert approval_tally_with_quota([{"a", "b"}, {"a"}, {"b", "c", "d"}], 2, 51) == [("a", 2)]
assert approval_tally_with_quota([{"x"}, set(), set()], 1, 33) == [("x", 1)]
assert approval_tally_with_quota([{"x", "y"}, {"x"}, set()], 2, 67) == []
assert approval_tally_with_quota([{"q"}, {"p"}, {"r"}, {"p", "r"}, {"q"}, {"s"}], 3, 0) == [
    ("p", 2), ("q", 2), ("r", 2), ("s", 1)
]
assert approval_tally_with_quota([{"a", "b"}], 1, 0) == []
assert approval_tally_with_quota([{"c"}, {"b"}, {"a", "b", "c"}, {"b"}], 1, 60) == [("b", 2)]
assert approval_tally_with_quota([{"b", "a"}, {"a"}, {"c"}, {"a", "b", "c", "d"}], 4, 50) == [
    ("a", 3), ("b", 2), ("c", 2)
]
