"""From (second, succeeded) sign-in tries in time order, find out whether an account is blocked at a
given moment; tries after that moment don't count. When the latest n failures (n at least one), with
no success among them, lie within the window (first to last may be exactly the window), it is
blocked from the last of them until just before the duration has passed. Tries during a block are
ignored, and after it the counting starts afresh. All times are at least zero."""


def login_attempt_locked(attempts, moment, n, window, duration):
    failures = []
    free_at = 0
    for time, succeeded in attempts:
        if time > moment:
            break
        if time < free_at:
            continue
        if succeeded:
            failures = []
            continue
        failures.append(time)
        if len(failures) >= n and time - failures[-n] <= window:
            free_at = time + duration
            failures = []
    return moment < free_at


assert login_attempt_locked([(0, False), (5, False), (10, False)], 10, 3, 10, 60) is True
assert login_attempt_locked([(0, False), (5, False), (10, False)], 70, 3, 10, 60) is False
assert login_attempt_locked([(0, False), (5, False), (11, False)], 12, 3, 10, 60) is False
assert login_attempt_locked(
    [(0, False), (1, True), (2, False), (3, False)], 4, 3, 10, 60
) is False
assert login_attempt_locked(
    [(0, False), (8, False), (12, False), (15, False), (30, True)], 74, 3, 10, 60
) is True
assert login_attempt_locked([(0, False), (1, False), (3, False)], 2, 3, 10, 60) is False
assert login_attempt_locked([(0, False), (1, False), (4, False), (5, False)], 7, 2, 9, 3) is True
assert login_attempt_locked([(0, False), (1, False), (3, False), (4, False)], 5, 2, 9, 3) is False
assert login_attempt_locked([], 0, 1, 10, 60) is False
