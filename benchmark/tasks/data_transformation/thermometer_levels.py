"""Which of a row of thresholds are lit for a reading, as a list of 1 and 0 in the same order? A
threshold lights when the reading reaches it, and one that was lit in the previous list goes out
only when the reading has fallen more than a margin below it. An empty previous list means that
nothing was lit, and a missing reading (None) leaves everything as it was."""


def thermometer_levels(reading, thresholds, previous, margin):
    before = previous or [0] * len(thresholds)
    if reading is None:
        return list(before)
    levels = []
    for threshold, lit in zip(thresholds, before):
        limit = threshold - margin if lit == 1 else threshold
        levels.append(1 if reading >= limit else 0)
    return levels


assert thermometer_levels(25, [10, 20, 30], [], 5) == [1, 1, 0]
assert thermometer_levels(20, [10, 20, 30], [0, 0, 0], 5) == [1, 1, 0]
assert thermometer_levels(17, [10, 20, 30], [1, 1, 0], 5) == [1, 1, 0]
assert thermometer_levels(15, [10, 20], [1, 1], 5) == [1, 1]
assert thermometer_levels(14, [10, 20], [1, 1], 5) == [1, 0]
assert thermometer_levels(28, [10, 20, 30], [1, 1, 0], 5) == [1, 1, 0]
assert thermometer_levels(None, [10, 20], [1, 0], 5) == [1, 0]
assert thermometer_levels(None, [10, 20, 30], [], 5) == [0, 0, 0]
assert thermometer_levels(3, [5, 9], [0, 1], 7) == [0, 1]
