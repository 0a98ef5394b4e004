"""Several sensors measure the same thing; None is one that didn't answer. Agree on a value: the
middle one of the answers in order of size, the lower of two middle ones. Those more than
`tolerance` away from it are faulty. Return the value and the ascending list of faulty positions;
the value is None when half or more of those that answered are faulty, or nobody answered."""


def voted_sensor_value(readings, tolerance):
    present = sorted(reading for reading in readings if reading is not None)
    if not present:
        return None, []
    middle = present[(len(present) - 1) // 2]
    faulty = []
    for position, reading in enumerate(readings):
        if reading is None:
            continue
        if abs(reading - middle) > tolerance:
            faulty.append(position)
    if len(faulty) * 2 >= len(present):
        return None, faulty
    return middle, faulty


assert voted_sensor_value([10, 11, 30], 2) == (11, [2])
assert voted_sensor_value([10, 12, 30, 9], 2) == (10, [2])
assert voted_sensor_value([None, 5, None, 7], 1) == (None, [3])
assert voted_sensor_value([None], 1) == (None, [])
assert voted_sensor_value([4], 0) == (4, [])
assert voted_sensor_value([1, 5, 9, 13, 5], 3) == (None, [0, 2, 3])
assert voted_sensor_value([1, 5, 9, 5, 5], 3) == (5, [0, 2])
assert voted_sensor_value([20, 21, 22, None, 90], 1) == (21, [4])
