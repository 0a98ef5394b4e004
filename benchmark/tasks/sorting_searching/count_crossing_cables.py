"""Cables run between a row of ports on the left and one on the right, each given as (left port,
right port, shielded), ports being numbered from 1 at the top; right port 0 is a loose end, and
that cable doesn't matter. Count the pairs of cables that cross each other and may disturb, which
is not the case if both are shielded. Cables that share a port on either side don't cross."""

from bisect import bisect_right, insort


def count_crossing_cables(cables):
    ends = []
    shielded_ends = []
    disturbing = 0
    for _, right, shielded in sorted(cables):
        if right == 0:
            continue
        disturbing += len(ends) - bisect_right(ends, right)
        insort(ends, right)
        if shielded:
            disturbing -= len(shielded_ends) - bisect_right(shielded_ends, right)
            insort(shielded_ends, right)
    return disturbing


assert count_crossing_cables([(1, 2, False), (2, 1, False)]) == 1
assert count_crossing_cables([(1, 1, False), (2, 2, False)]) == 0
assert count_crossing_cables([(1, 3, False), (1, 2, True)]) == 0
assert count_crossing_cables([(1, 2, False), (2, 2, False)]) == 0
assert count_crossing_cables([(1, 2, True), (2, 1, True)]) == 0
assert count_crossing_cables([(1, 2, True), (2, 1, False), (3, 0, False), (4, 0, True)]) == 1
assert count_crossing_cables([(3, 1, False), (1, 3, False), (2, 2, False), (5, 9, True)]) == 3
assert count_crossing_cables([(4, 1, True), (3, 2, False), (1, 4, True), (2, 3, True)]) == 3
assert count_crossing_cables([(1, 4, True), (2, 4, True), (3, 2, True), (4, 3, False)]) == 2
