"""Turn a container's probe results, one True or False per tick, into its state in each tick. It is
"starting" until enough successes in a row make it "ready" or enough failures in a row "unready",
and afterwards the same two numbers change it from one to the other. As long as there has been no
success yet, failures in the first ticks, as many ticks as the grace period has, don't count."""


def readiness_from_probes(results, grace, successes_needed, failures_needed):
    state = "starting"
    successes = failures = 0
    states = []
    for tick, passed in enumerate(results):
        if passed:
            successes += 1
            failures = grace = 0
            if successes >= successes_needed:
                state = "ready"
        elif tick >= grace:
            failures += 1
            successes = 0
            if failures >= failures_needed:
                state = "unready"
        states.append(state)
    return states


assert readiness_from_probes([True, True, False, False], 0, 2, 2) == [
    "starting", "ready", "ready", "unready"]
assert readiness_from_probes([False, False, False, False], 2, 1, 2) == [
    "starting", "starting", "starting", "unready"]
assert readiness_from_probes([False, True, False, False], 9, 2, 2) == [
    "starting", "starting", "starting", "unready"]
assert readiness_from_probes([False, False, True], 0, 1, 2) == ["starting", "unready", "ready"]
assert readiness_from_probes([True, False, True, False, True, True], 0, 2, 2) == [
    "starting", "starting", "starting", "starting", "starting", "ready"]
assert readiness_from_probes([False, False, True, True, False, True, False, False], 1, 2, 2) == [
    "starting", "starting", "starting", "ready", "ready", "ready", "ready", "unready"]
assert readiness_from_probes([False, False, True, False, False, True], 0, 3, 2) == [
    "starting", "unready", "unready", "unready", "unready", "unready"]
assert readiness_from_probes([True, False, False, False], 5, 2, 3) == [
    "starting", "starting", "starting", "unready"]
