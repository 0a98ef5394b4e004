"""At which indices does a series of readings turn from going up to going down, or the other way
round? A level stretch in between belongs to the turn, which is then reported at the last index of
this stretch; a level stretch in the middle of a rise or of a fall is no turn. The ends of the
series, level or not, never are one, so that fewer than three readings give an empty list."""


def turning_point_indices(readings):
    turns = []
    rising = None
    for index in range(1, len(readings)):
        step = readings[index] - readings[index - 1]
        if step == 0:
            continue
        if rising is not None and (step > 0) != rising:
            turns.append(index - 1)
        rising = step > 0
    return turns


assert turning_point_indices([1, 3, 2]) == [1]
assert turning_point_indices([3, 1, 2]) == [1]
assert turning_point_indices([1, 2, 2, 1]) == [2]
assert turning_point_indices([1, 2, 2, 3]) == []
assert turning_point_indices([2, 2, 3, 1]) == [2]
assert turning_point_indices([4, 1, 1]) == []
assert turning_point_indices([5, 3, 4, 4, 4, 2, 6]) == [1, 4, 5]
assert turning_point_indices([0, -2, -2, 0, 1, 0]) == [2, 4]
