"""Which gear is an automatic gearbox in after each of the speeds that arrive once per tick,
starting in gear 1? At or above the first up limit it shifts from 1 to 2, at the second from 2 to 3,
and so on; strictly below the first down limit from 2 to 1, the second from 3 to 2, with one more
gear than limits in each list. It shifts by at most one gear per tick, and after a shift it stays
for as many ticks as the pause says."""


def automatic_gear_trace(speeds, up_limits, down_limits, pause):
    gear, resting = 1, 0
    gears = []
    for speed in speeds:
        if resting > 0:
            resting -= 1
        elif gear <= len(up_limits) and speed >= up_limits[gear - 1]:
            gear += 1
            resting = pause
        elif gear > 1 and speed < down_limits[gear - 2]:
            gear -= 1
            resting = pause
        gears.append(gear)
    return gears


assert automatic_gear_trace([10, 20, 25], [20, 40], [15, 30], 0) == [1, 2, 2]
assert automatic_gear_trace(
    [70, 45, 45, 60, 50, 49, 35, 14], [20, 40, 60], [15, 30, 50], 0
) == [2, 3, 3, 4, 4, 3, 3, 2]
assert automatic_gear_trace([50, 50, 50, 50], [20, 40], [15, 30], 2) == [2, 2, 2, 3]
assert automatic_gear_trace([50, 50, 30, 29, 15, 14], [20, 40], [15, 30], 0) == [2, 3, 3, 2, 2, 1]
assert automatic_gear_trace([20, 10, 10, 10], [20, 40], [15, 30], 1) == [2, 2, 1, 1]
assert automatic_gear_trace([19, 39, 40], [20, 40], [15, 30], 0) == [1, 2, 3]
assert automatic_gear_trace([90, 0], [], [], 3) == [1, 1]
assert automatic_gear_trace([5, 3], [20], [15], 0) == [1, 1]
assert automatic_gear_trace([45, 45, 45, 45, 10], [20, 40], [15, 30], 1) == [2, 2, 3, 3, 2]
