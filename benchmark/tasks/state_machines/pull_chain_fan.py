"""Speed of a ceiling fan ("off", "high", "medium" or "low") at a moment, from the sorted times in
seconds at which its chain was pulled; later pulls don't count, one at that moment does. It starts
off, and each pull steps on in that order, from low back to off, except that a pull while off and at
most 2 seconds after the last one goes straight to low. Once the longest run has fully passed since
the last pull, it turns itself off."""

from math import inf


def pull_chain_fan(pulls, max_run, now):
    speeds = ("off", "high", "medium", "low")
    level, last_pull = 0, -inf
    for pull in pulls:
        if pull > now:
            break
        if pull - last_pull >= max_run:
            level = 0
        if level == 0 and pull - last_pull <= 2:
            level = 3
        else:
            level = (level + 1) % len(speeds)
        last_pull = pull
    if now - last_pull >= max_run:
        return "off"
    return speeds[level]


assert pull_chain_fan([10, 15], 60, 20) == "medium"
assert pull_chain_fan([10, 15, 19, 23, 25], 60, 30) == "low"
assert pull_chain_fan([10, 15, 19, 23, 26], 60, 30) == "high"
assert pull_chain_fan([10], 60, 70) == "off"
assert pull_chain_fan([10, 70], 60, 75) == "high"
assert pull_chain_fan([10, 69], 60, 128) == "medium"
assert pull_chain_fan([10, 12], 60, 5) == "off"
assert pull_chain_fan([4, 9], 60, 9) == "medium"
assert pull_chain_fan([10, 15, 19, 23, 24, 40], 60, 41) == "off"
