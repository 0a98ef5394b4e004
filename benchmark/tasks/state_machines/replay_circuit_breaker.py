"""Simulate a breaker guarding a flaky service over (time, succeeded) calls in time order and say
for each call "ok", "fail" or "skip". When a set number of failures came in a row it trips, and
calls are skipped until the cooldown has fully passed since that last failure; the next call is
then a trial, where success restores normal service and failure trips it anew at once. A
failure count below one switches the protection off, so that nothing is ever skipped."""


def replay_circuit_breaker(calls, threshold, cooldown):
    if threshold < 1:
        return ["ok" if succeeded else "fail" for _, succeeded in calls]
    outcomes = []
    failures, tripped_at = 0, 0
    for time, succeeded in calls:
        if failures >= threshold and time - tripped_at < cooldown:
            outcomes.append("skip")
        elif succeeded:
            failures = 0
            outcomes.append("ok")
        else:
            failures += 1
            tripped_at = time
            outcomes.append("fail")
    return outcomes


assert replay_circuit_breaker([], 2, 10) == []
assert replay_circuit_breaker([(0, False), (1, True), (2, False), (3, True)], 2, 10) == [
    "fail", "ok", "fail", "ok"]
assert replay_circuit_breaker(
    [(0, False), (1, True), (2, False), (3, False), (4, True)], 2, 10
) == ["fail", "ok", "fail", "fail", "skip"]
assert replay_circuit_breaker([(0, False), (1, False), (11, True), (12, False)], 2, 10) == [
    "fail", "fail", "ok", "fail"]
assert replay_circuit_breaker([(0, False), (4, False), (13, True)], 2, 10) == [
    "fail", "fail", "skip"]
assert replay_circuit_breaker(
    [(0, False), (1, False), (12, False), (13, True), (22, True)], 2, 10
) == ["fail", "fail", "fail", "skip", "ok"]
assert replay_circuit_breaker([(5, False), (6, True)], 1, 3) == ["fail", "skip"]
assert replay_circuit_breaker([(0, False), (1, False), (2, True)], 0, 10) == ["fail", "fail", "ok"]
assert replay_circuit_breaker(
    [(0, False), (5, False), (9, True), (14, True), (15, False), (16, True)], 2, 9
) == ["fail", "fail", "skip", "ok", "fail", "ok"]
