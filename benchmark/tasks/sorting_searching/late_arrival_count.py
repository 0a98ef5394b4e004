"""Sensor messages ought to come in with rising time stamps. How many in a list of time stamps are
late, which means more than `tolerance` behind the greatest one before it? One exactly that far
behind is still on time. A None in the list says that the clock was reset: it is no message, and
what came before it doesn't matter any more."""


def late_arrival_count(stamps, tolerance):
    late = 0
    newest = None
    for stamp in stamps:
        if stamp is None:
            newest = None
            continue
        if newest is None or stamp > newest:
            newest = stamp
        elif newest - stamp > tolerance:
            late += 1
    return late


assert late_arrival_count([10, 12, 9], 2) == 1
assert late_arrival_count([10, 12, 10], 2) == 0
assert late_arrival_count([10, None, 3], 2) == 0
assert late_arrival_count([10, None, 3, 1, 0], 2) == 1
assert late_arrival_count([20, 5, 6, 19], 3) == 2
assert late_arrival_count([0, -5], 4) == 1
assert late_arrival_count([5, 5, 4], 0) == 1
assert late_arrival_count([None, 7, None, None, 2, 9, 1], 6) == 1
