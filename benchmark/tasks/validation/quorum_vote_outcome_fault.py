"""Was a motion's declared outcome right? Votes are (yes, no, abstained). "quorum" if all three make
up less than half of the members. Otherwise an ordinary motion passes with more yes than no, or on a
tie if the chair favours it; a special one needs more yes than no and at least two thirds of yes and
no together. "wrong result" if the declared passed is not what follows, else None."""


def quorum_vote_outcome_fault(members, votes, special, chair_favours, passed):
    yes, no, abstained = votes
    if (yes + no + abstained) * 2 < members:
        return "quorum"
    carried = yes > no
    if special:
        carried = carried and yes * 3 >= (yes + no) * 2
    elif yes == no:
        carried = chair_favours
    if carried != passed:
        return "wrong result"
    return None


assert quorum_vote_outcome_fault(20, (4, 3, 3), False, False, True) is None
assert quorum_vote_outcome_fault(21, (4, 3, 3), False, False, True) == "quorum"
assert quorum_vote_outcome_fault(9, (3, 4, 0), False, True, True) == "wrong result"
assert quorum_vote_outcome_fault(9, (4, 4, 1), False, True, True) is None
assert quorum_vote_outcome_fault(9, (4, 4, 1), False, False, True) == "wrong result"
assert quorum_vote_outcome_fault(9, (6, 3, 0), True, False, True) is None
assert quorum_vote_outcome_fault(9, (5, 3, 1), True, True, True) == "wrong result"
assert quorum_vote_outcome_fault(9, (0, 0, 9), True, True, False) is None
assert quorum_vote_outcome_fault(9, (4, 4, 0), True, True, True) == "wrong result"
