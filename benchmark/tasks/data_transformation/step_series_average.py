"""What was the average level between two moments, weighted by time, given a sorted list of (time,
value) readings that each hold until the next one? The reading in force before the start counts from
the start on and the last one holds to the end; a stretch in which nothing was in force yet is left
out of the average. Of two readings at the same time the later in the list holds. If nothing of the
window is covered, or its end is not after its start, the answer is None."""


def step_series_average(readings, start, end):
    total = 0
    covered = 0
    for index, (time, value) in enumerate(readings):
        until = readings[index + 1][0] if index < len(readings) - 1 else end
        span = max(0, min(until, end) - max(time, start))
        total += value * span
        covered += span
    if covered == 0:
        return None
    return total / covered


assert step_series_average([(0, 10), (6, 20)], 0, 10) == 14.0
assert step_series_average([(-100, 4), (5, 8)], 0, 10) == 6.0
assert step_series_average([(6, 3), (8, 7)], 0, 10) == 5.0
assert step_series_average([(10, 5)], 0, 10) is None
assert step_series_average([(0, 2), (4, 10), (50, 99)], 2, 6) == 6.0
assert step_series_average([(0, 5)], 3, 3) is None
assert step_series_average([(0, 1), (5, 100), (5, 3)], 0, 10) == 2.0
assert step_series_average([(0, 9), (2, 4)], 5, 9) == 4.0
assert step_series_average([(1, 0), (3, 8)], 0, 5) == 4.0
