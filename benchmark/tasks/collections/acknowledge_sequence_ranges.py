"""A receiver of numbered packets remembers what has arrived as ascending [low, high] ranges, both
ends included. Every number that is in a range already is a duplicate; any other one extends the
ranges it is directly next to, joining two if it fills the gap between them, or starts a range of
its own. If there are then more than max_ranges (at least 1) ranges, the lowest is forgotten as if
it had never arrived. Return (ranges as lists, number of duplicates)."""


def acknowledge_sequence_ranges(numbers, max_ranges):
    ranges = []
    duplicates = 0
    for number in numbers:
        if any(low <= number <= high for low, high in ranges):
            duplicates += 1
            continue
        joined = [number, number]
        others = []
        for low, high in ranges:
            if high + 1 == number:
                joined[0] = low
            elif low - 1 == number:
                joined[1] = high
            else:
                others.append([low, high])
        ranges = sorted(others + [joined])
        if len(ranges) > max_ranges:
            ranges = ranges[1:]
    return ranges, duplicates


assert acknowledge_sequence_ranges([3, 4, 7, 3, 5], 5) == ([[3, 5], [7, 7]], 1)
assert acknowledge_sequence_ranges([1, 3, 2, 2], 5) == ([[1, 3]], 1)
assert acknowledge_sequence_ranges([10, 20, 5], 2) == ([[10, 10], [20, 20]], 0)
assert acknowledge_sequence_ranges([1, 5, 9, 1], 2) == ([[5, 5], [9, 9]], 0)
assert acknowledge_sequence_ranges([5, 9, 13, 6, 9], 2) == ([[9, 9], [13, 13]], 1)
assert acknowledge_sequence_ranges([1, 2, 4, 5, 1, 5], 1) == ([[4, 5]], 1)
assert acknowledge_sequence_ranges([8, 7, 6, 8, 6, 7], 3) == ([[6, 8]], 3)
assert acknowledge_sequence_ranges([2, 6, 4, 8, 5, 3], 9) == ([[2, 6], [8, 8]], 0)
