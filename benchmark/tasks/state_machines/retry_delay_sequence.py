"""Seconds to wait after each attempt of a job, given the outcomes in order (True for success). A
success waits 0. The first failure waits the base and every further failure in a row twice as long
as the one before, but never more than the cap. When a wait would be the third in a row of exactly
the cap, it is -1 instead and the list ends there."""


def retry_delay_sequence(outcomes, base, cap):
    waits = []
    upcoming, at_cap = base, 0
    for succeeded in outcomes:
        if succeeded:
            waits.append(0)
            upcoming, at_cap = base, 0
            continue
        if upcoming >= cap:
            at_cap += 1
        if at_cap == 3:
            waits.append(-1)
            break
        waits.append(min(upcoming, cap))
        upcoming *= 2
    return waits


assert retry_delay_sequence([False, False, False, False], 3, 20) == [3, 6, 12, 20]
assert retry_delay_sequence([True, False, True, False], 2, 9) == [0, 2, 0, 2]
assert retry_delay_sequence([False, False, False, False, False], 4, 8) == [4, 8, 8, -1]
assert retry_delay_sequence([False] * 3 + [True] + [False] * 4, 4, 10) == [
    4, 8, 10, 0, 4, 8, 10, 10]
assert retry_delay_sequence([False, False, False, True], 50, 30) == [30, 30, -1]
assert retry_delay_sequence([False, False, True, False, False, False], 5, 5) == [
    5, 5, 0, 5, 5, -1]
assert retry_delay_sequence([False] * 6, 3, 7) == [3, 6, 7, 7, -1]
assert retry_delay_sequence([True, True, False, False, True], 1, 4) == [0, 0, 1, 2, 0]
