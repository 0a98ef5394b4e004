"""Medicine has to be taken a number of times a day, first on waking, last at bedtime and evenly
spaced in between. Both are minutes of the day, bedtime perhaps after midnight but never the same as
waking. As long as the spacing would be under min_gap minutes, take one dose fewer; a single dose is
taken on waking, and none asked for gives none. Each time is rounded down to a quarter of an hour
only at the end. List them as minutes of the day, in the order of taking."""


def dose_times_awake(waking, bedtime, doses, min_gap):
    awake = (bedtime - waking) % 1440
    while doses > 1 and awake < min_gap * (doses - 1):
        doses -= 1
    if doses == 1:
        return [waking - waking % 15]
    times = []
    for number in range(doses):
        minute = waking + awake * number // (doses - 1)
        times.append((minute - minute % 15) % 1440)
    return times


assert dose_times_awake(420, 1320, 4, 300) == [420, 720, 1020, 1320]
assert dose_times_awake(425, 1325, 3, 60) == [420, 870, 1320]
assert dose_times_awake(420, 1320, 4, 301) == [420, 870, 1320]
assert dose_times_awake(480, 60, 3, 100) == [480, 990, 60]
assert dose_times_awake(605, 700, 5, 96) == [600]
assert dose_times_awake(425, 1320, 4, 60) == [420, 720, 1020, 1320]
assert dose_times_awake(614, 700, 1, 30) == [600]
assert dose_times_awake(600, 700, 0, 30) == []
assert dose_times_awake(1000, 44, 2, 100) == [990, 30]
