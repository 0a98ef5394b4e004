"""Worst-case check of a gap in an assembly. Each part is (direction, nominal, plus, minus): a
positive direction means that its size widens the gap, a negative one that it narrows it, and the
size may be over the nominal by up to `plus` or under by up to `minus`. Return (smallest gap,
largest gap, word), where the word is "loose" if the smallest is at least zero, "tight" if the
largest is below zero, and otherwise "ambiguous"; without parts both are 0."""


def tolerance_stack_verdict(parts):
    smallest = 0
    largest = 0
    for direction, nominal, plus, minus in parts:
        if direction > 0:
            smallest += nominal - minus
            largest += nominal + plus
        else:
            smallest -= nominal + plus
            largest -= nominal - minus
    if smallest >= 0:
        return smallest, largest, "loose"
    if largest < 0:
        return smallest, largest, "tight"
    return smallest, largest, "ambiguous"


assert tolerance_stack_verdict([(1, 100, 2, 1), (-1, 90, 3, 4)]) == (6, 16, "loose")
assert tolerance_stack_verdict([(1, 50, 1, 2), (-1, 48, 0, 3)]) == (0, 6, "loose")
assert tolerance_stack_verdict([(1, 50, 1, 2), (-1, 60, 2, 3)]) == (-14, -6, "tight")
assert tolerance_stack_verdict([(1, 50, 1, 2), (-1, 54, 5, 3)]) == (-11, 0, "ambiguous")
assert tolerance_stack_verdict([]) == (0, 0, "loose")
assert tolerance_stack_verdict([(-1, 5, 1, 2)]) == (-6, -3, "tight")
assert tolerance_stack_verdict([(1, 5, 0, 1), (-1, 6, 0, 0)]) == (-2, -1, "tight")
assert tolerance_stack_verdict([(1, 3, 0, 4)]) == (-1, 3, "ambiguous")
