"""Detect a slow upward shift in a process: from zero, every sample adds its excess over the target
minus a fixed slack, and the sum is never allowed below zero. At which position does the sum first
exceed the threshold, which is never negative? A missing sample (None) starts the sum again from
zero; None if no alarm."""


def drift_alarm_index(samples, target, slack, threshold):
    drift = 0
    for index, sample in enumerate(samples):
        if sample is None:
            drift = 0
            continue
        drift = max(drift + sample - target - slack, 0)
        if drift > threshold:
            return index
    return None


assert drift_alarm_index([10, 12, 13], 10, 1, 2) == 2
assert drift_alarm_index([10, 12, 13], 10, 1, 3) is None
assert drift_alarm_index([0, 50], 10, 1, 30) == 1
assert drift_alarm_index([12, 12, None, 12, 12, 12], 10, 1, 2) == 5
assert drift_alarm_index([11], 10, 1, 0) is None
assert drift_alarm_index([12], 10, 1, 0) == 0
assert drift_alarm_index([14, 6, 14, 14], 10, 1, 5) == 3
assert drift_alarm_index([9, None, 5, 6], 4, 0, 2) == 0
