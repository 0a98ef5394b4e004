"""Area under equally spaced samples, `width` apart, by the parabola rule over pairs of intervals
from the left. If one interval is left over at the end, it counts as a trapezium. Round the sum to 6
decimals; fewer than two samples have no area."""


def simpson_with_odd_tail(samples, width):
    area = 0.0
    left = 0
    while left + 2 < len(samples):
        ends = samples[left] + samples[left + 2]
        area += width / 3 * (ends + 4 * samples[left + 1])
        left += 2
    if left + 2 == len(samples):
        area += width / 2 * (samples[left] + samples[left + 1])
    return round(area, 6)


assert abs(simpson_with_odd_tail([0, 1, 4], 1) - 2.666667) < 1e-9
assert abs(simpson_with_odd_tail([0, 1, 4, 9, 16], 0.5) - 10.666667) < 1e-9
assert abs(simpson_with_odd_tail([2, 6], 3) - 12) < 1e-9
assert abs(simpson_with_odd_tail([1, 2, 3, 5], 2) - 16) < 1e-9
assert simpson_with_odd_tail([7], 2) == 0
assert simpson_with_odd_tail([], 1) == 0
assert abs(simpson_with_odd_tail([3, 3, 3, 3, 3, 9], 1) - 18) < 1e-9
assert abs(simpson_with_odd_tail([0, 1, 8], 3) - 12) < 1e-9
