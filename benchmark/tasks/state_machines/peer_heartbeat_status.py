"""Judge a cluster peer at a moment from its sorted heartbeat times; beats after that moment don't
count, one at the moment does. It counts as "down" until two neighbouring beats come at most one
period apart, and from then on as "up". An up peer is "suspect" after more than two periods of
silence, which the next beat ends, but "down" after more than four, and then it needs two
neighbouring beats at most one period apart again."""

from itertools import pairwise


def peer_heartbeat_status(beats, period, now):
    heard = [beat for beat in beats if beat <= now]
    up = False
    for earlier, later in pairwise(heard):
        longest = 4 * period if up else period
        up = later - earlier <= longest
    if not up or now - heard[-1] > 4 * period:
        return "down"
    if now - heard[-1] > 2 * period:
        return "suspect"
    return "up"


assert peer_heartbeat_status([100], 10, 105) == "down"
assert peer_heartbeat_status([100, 110], 10, 130) == "up"
assert peer_heartbeat_status([100, 110], 10, 131) == "suspect"
assert peer_heartbeat_status([100, 110], 10, 150) == "suspect"
assert peer_heartbeat_status([100, 110], 10, 151) == "down"
assert peer_heartbeat_status([0, 10, 50, 61], 10, 62) == "up"
assert peer_heartbeat_status([0, 10, 51, 62], 10, 63) == "down"
assert peer_heartbeat_status([0, 10, 51, 62, 72], 10, 75) == "up"
assert peer_heartbeat_status([0, 11, 20], 10, 20) == "up"
assert peer_heartbeat_status([0, 11, 20], 10, 19) == "down"
