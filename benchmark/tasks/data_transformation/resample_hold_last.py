"""Sample irregular (time, value) readings, sorted by time, at start, start + step, start + 2 * step
and so on up to the end, which is still sampled if it is hit exactly (all are whole numbers, the
step positive). A sample is the last reading at or before its time, the later in the list on equal
times; it is None when there is none yet or that reading is more than max_age old."""


def resample_hold_last(readings, start, end, step, max_age):
    samples = []
    passed = 0
    for time in range(start, end + 1, step):
        while passed < len(readings) and readings[passed][0] <= time:
            passed += 1
        if passed == 0 or time - readings[passed - 1][0] > max_age:
            samples.append(None)
        else:
            samples.append(readings[passed - 1][1])
    return samples


assert resample_hold_last([(0, 5), (7, 6), (9, 8)], 0, 10, 5, 99) == [5, 5, 8]
assert resample_hold_last([(3, 5)], 0, 8, 2, 99) == [None, None, 5, 5, 5]
assert resample_hold_last([(1, 5), (6, 9), (30, 1)], 1, 9, 1, 2) == [
    5, 5, 5, None, None, 9, 9, 9, None]
assert resample_hold_last([(4, 1), (4, 2), (8, 3)], 0, 9, 4, 5) == [None, 2, 3]
assert resample_hold_last([(2, 7), (3, 8)], 2, 2, 4, 0) == [7]
assert resample_hold_last([], 0, 4, 4, 9) == [None, None]
assert resample_hold_last([(0, 4)], 10, 30, 10, 20) == [4, 4, None]
assert resample_hold_last([(-5, 4), (5, 6)], -5, 11, 6, 6) == [4, 4, 6]
assert resample_hold_last([(0, 4)], 3, 2, 1, 9) == []
