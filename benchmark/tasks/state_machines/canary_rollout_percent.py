"""How many percent of the traffic does a new release get after these error rates, one per tick? It
starts on the first of the rising steps in percent and moves on after a number of good ticks in a
row on a step; that many on the last step finish it for good. A rate over the limit takes it one
step back, if there is one, and begins the good ticks anew; one over twice the limit takes it to 0
for good, not finished. Return (percent, finished)."""


def canary_rollout_percent(steps, rates, limit, stay):
    step = good = 0
    for rate in rates:
        if rate > 2 * limit:
            return 0, False
        if rate > limit:
            step = max(step - 1, 0)
            good = 0
            continue
        good += 1
        if good < stay:
            continue
        if step == len(steps) - 1:
            return steps[step], True
        step += 1
        good = 0
    return steps[step], False


assert canary_rollout_percent([5, 25, 100], [1, 2], 10, 2) == (25, False)
assert canary_rollout_percent([5, 25, 100], [1, 1, 1, 1, 1, 1, 50], 10, 2) == (100, True)
assert canary_rollout_percent([5, 25, 100], [1, 1, 1, 1, 11], 10, 2) == (25, False)
assert canary_rollout_percent([5, 25, 100], [11, 1, 1], 10, 2) == (25, False)
assert canary_rollout_percent([5, 25, 100], [10, 10, 20, 3], 10, 2) == (5, False)
assert canary_rollout_percent([5, 25, 100], [1, 1, 21, 1, 1], 10, 2) == (0, False)
assert canary_rollout_percent([5, 25, 100], [1, 1, 1, 11, 1], 10, 2) == (5, False)
assert canary_rollout_percent([40, 90], [0, 0], 10, 1) == (90, True)
assert canary_rollout_percent([5, 25, 100], [1, 11, 1], 10, 2) == (5, False)
assert canary_rollout_percent([3, 30, 60], [4, 4, 4, 4, 4], 4, 3) == (30, False)
