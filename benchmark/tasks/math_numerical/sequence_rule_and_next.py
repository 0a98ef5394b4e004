"""Puzzle helper: see whether a list of integers is "constant", "arithmetic", "geometric" or
"quadratic" (second differences all the same), whichever fits first in this order, and give that
word together with the next term, else None. A geometric list has no zeros and needs a whole next
term, though its ratio may be a fraction. It takes three terms to tell, four for the last kind."""

from itertools import pairwise


def sequence_rule_and_next(terms):
    if len(terms) < 3:
        return None
    steps = [right - left for left, right in pairwise(terms)]
    bends = [right - left for left, right in pairwise(steps)]
    before, last = terms[-2:]
    if not any(steps):
        return "constant", last
    if not any(bends):
        return "arithmetic", last + steps[-1]
    triples = zip(terms, terms[1:], terms[2:])
    if 0 not in terms and all(left * right == middle**2 for left, middle, right in triples):
        if last**2 % before == 0:
            return "geometric", last**2 // before
    if len(terms) > 3 and len(set(bends)) == 1:
        return "quadratic", last + steps[-1] + bends[-1]
    return None


assert sequence_rule_and_next([7, 7, 7]) == ("constant", 7)
assert sequence_rule_and_next([3, 5, 7]) == ("arithmetic", 9)
assert sequence_rule_and_next([3, -6, 12]) == ("geometric", -24)
assert sequence_rule_and_next([27, 18, 12]) == ("geometric", 8)
assert sequence_rule_and_next([32, 24, 18]) is None
assert sequence_rule_and_next([1, 2, 6]) is None
assert sequence_rule_and_next([1, 4, 9, 16]) == ("quadratic", 25)
assert sequence_rule_and_next([5, 5]) is None
assert sequence_rule_and_next([2, 4, 8, 12]) is None
assert sequence_rule_and_next([4, 0, 0, 4]) == ("quadratic", 12)
