"""Clean up odometer readings, which should never fall. A reading below the last good one is
replaced by the last good one, except when the unit was swapped, that is when the next original
reading is below the last good one too but not below this reading; then it is accepted as the new
good one. Give back the repaired list and the number of swaps; a drop at the very end is never a
swap."""


def repair_odometer_dips(readings):
    repaired = []
    swaps = 0
    for reading, following in zip(readings, readings[1:] + [None]):
        if not repaired or reading >= repaired[-1]:
            repaired.append(reading)
            continue
        if following is None or not reading <= following < repaired[-1]:
            repaired.append(repaired[-1])
            continue
        swaps += 1
        repaired.append(reading)
    return repaired, swaps


assert repair_odometer_dips([10, 20, 15, 30]) == ([10, 20, 20, 30], 0)
assert repair_odometer_dips([100, 200, 5, 150, 160]) == ([100, 200, 5, 150, 160], 1)
assert repair_odometer_dips([10, 8]) == ([10, 10], 0)
assert repair_odometer_dips([10, 8, 8, 9]) == ([10, 8, 8, 9], 1)
assert repair_odometer_dips([10, 8, 7, 12]) == ([10, 10, 10, 12], 0)
assert repair_odometer_dips([10, 8, 10]) == ([10, 10, 10], 0)
assert repair_odometer_dips([]) == ([], 0)
assert repair_odometer_dips([50, 3, 4, 1, 2]) == ([50, 3, 4, 1, 2], 2)
assert repair_odometer_dips([5, 5, 2, 6, 1, 7]) == ([5, 5, 5, 6, 6, 7], 0)
