"""Length of the longest climb in a list of readings, in which dips are tolerated: a value belongs
to the current stretch as long as it lies at most the slack below the highest value of that stretch
so far; otherwise a new stretch begins with this very value. An empty list gives 0."""


def longest_rise_with_slack(values, slack):
    if not values:
        return 0
    longest = 0
    start, peak = 0, values[0]
    for index, value in enumerate(values):
        if value < peak - slack:
            start, peak = index, value
        peak = max(peak, value)
        longest = max(longest, index - start + 1)
    return longest


assert longest_rise_with_slack([1, 3, 2, 4], 1) == 4
assert longest_rise_with_slack([1, 3, 2, 4], 0) == 2
assert longest_rise_with_slack([], 1) == 0
assert longest_rise_with_slack([5, 4, 3, 2], 1) == 2
assert longest_rise_with_slack([5, 10, 8, 7, 9, 6], 2) == 3
assert longest_rise_with_slack([2, 2, 2], 0) == 3
assert longest_rise_with_slack([9, 1, 2, 3, 0], 2) == 3
assert longest_rise_with_slack([-5, -9, -6, -7, -8], 2) == 4
