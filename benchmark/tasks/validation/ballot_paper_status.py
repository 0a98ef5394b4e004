"""Counting preferential votes: a paper is a list with the number written beside each candidate, or
None. Say "blank" if nothing is written, "no first" without any 1, "double first" with more than one
1, "formal" if each of the numbers 1 up to the required count occurs exactly once, and "exhausted"
otherwise. If there are fewer candidates than required, all of them are enough."""


def ballot_paper_status(ranks, required):
    marked = [rank for rank in ranks if rank is not None]
    if not marked:
        return "blank"
    firsts = marked.count(1)
    if firsts == 0:
        return "no first"
    if firsts > 1:
        return "double first"
    for rank in range(2, min(required, len(ranks)) + 1):
        if marked.count(rank) != 1:
            return "exhausted"
    return "formal"


assert ballot_paper_status([2, 1, None, 3], 3) == "formal"
assert ballot_paper_status([2, 1, None, 3], 4) == "exhausted"
assert ballot_paper_status([None, None], 2) == "blank"
assert ballot_paper_status([2, 3, None], 2) == "no first"
assert ballot_paper_status([1, 2, 1], 2) == "double first"
assert ballot_paper_status([2, 1, 3], 6) == "formal"
assert ballot_paper_status([1, 2, 3, 3], 2) == "formal"
assert ballot_paper_status([1, 2, 3, 3], 3) == "exhausted"
assert ballot_paper_status([1, 3, None], 2) == "exhausted"
assert ballot_paper_status([None, 1], 1) == "formal"
