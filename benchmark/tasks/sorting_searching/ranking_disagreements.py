"""How far do two juries disagree? Each gives a dict from name to score; only names that both have
scored matter. Over all pairs of such names, count those that the juries put in opposite order
and those that exactly one jury scores equally, and return the two counts as a tuple in this
order."""

from itertools import combinations


def ranking_disagreements(first, second):
    shared = [name for name in first if name in second]
    opposite = half_tied = 0
    for one, other in combinations(shared, 2):
        lead_first = first[one] - first[other]
        lead_second = second[one] - second[other]
        if lead_first * lead_second < 0:
            opposite += 1
        elif (lead_first == 0) != (lead_second == 0):
            half_tied += 1
    return opposite, half_tied


assert ranking_disagreements({"a": 1, "b": 2}, {"a": 5, "b": 3}) == (1, 0)
assert ranking_disagreements({"a": 1, "b": 1}, {"a": 5, "b": 3}) == (0, 1)
assert ranking_disagreements({"a": 1, "b": 2}, {"a": 3, "b": 3}) == (0, 1)
assert ranking_disagreements({"a": 2, "b": 2}, {"a": 3, "b": 3}) == (0, 0)
assert ranking_disagreements({"a": 1, "b": 2, "z": 0}, {"y": 4, "a": 1, "b": 9}) == (0, 0)
assert ranking_disagreements({"a": 1, "b": 2, "c": 3}, {"a": 3, "b": 2, "c": 1}) == (3, 0)
assert ranking_disagreements(
    {"a": 4, "b": 4, "c": 1, "d": 6}, {"a": 2, "b": 3, "c": 3, "d": 0}
) == (4, 2)
assert ranking_disagreements({"p": 7, "q": 3, "r": 9}, {"r": 2, "p": 2, "q": -1}) == (0, 1)
