"""When does a scheduled job really run? It is triggered by (time, length) pairs with rising times
from 0 on; those that meet it running are ignored by the policy "skip", wait for its end by "queue",
a later one taking the waiting one's place, and by "replace" stop it at that moment and start. At
its end moment it no longer runs, but a waiting one starts then, before a trigger of that moment is
looked at. Return the (start, end) pairs in order; lengths are above 0."""


def overlapping_run_policy(triggers, policy):
    runs = []
    free_at = waiting = 0
    for time, length in triggers:
        if waiting > 0 and time >= free_at:
            runs.append((free_at, free_at + waiting))
            free_at += waiting
            waiting = 0
        if time < free_at:
            if policy == "queue":
                waiting = length
            if policy != "replace":
                continue
            runs[-1] = (runs[-1][0], time)
        free_at = time + length
        runs.append((time, free_at))
    if waiting > 0:
        runs.append((free_at, free_at + waiting))
    return runs


assert overlapping_run_policy([(0, 5), (3, 4), (5, 2)], "skip") == [(0, 5), (5, 7)]
assert overlapping_run_policy([(0, 5), (3, 4)], "queue") == [(0, 5), (5, 9)]
assert overlapping_run_policy([(0, 10), (2, 3), (4, 1)], "queue") == [(0, 10), (10, 11)]
assert overlapping_run_policy([(0, 5), (3, 4)], "replace") == [(0, 3), (3, 7)]
assert overlapping_run_policy([(0, 5), (5, 4), (8, 1)], "replace") == [(0, 5), (5, 8), (8, 9)]
assert overlapping_run_policy([(0, 5), (2, 3), (5, 4)], "queue") == [(0, 5), (5, 8), (8, 12)]
assert overlapping_run_policy([(1, 4), (2, 3), (9, 2)], "queue") == [(1, 5), (5, 8), (9, 11)]
assert overlapping_run_policy([(2, 3), (3, 9), (7, 1), (9, 1)], "skip") == [
    (2, 5), (7, 8), (9, 10)]
assert overlapping_run_policy([(0, 5), (2, 1), (7, 4), (8, 6)], "queue") == [
    (0, 5), (5, 6), (7, 11), (11, 17)]
