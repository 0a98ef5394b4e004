"""Turn a raw sensor reading into a physical value on the straight line through two references, each
(raw reading, true value). Round it to 2 decimals and then keep it within the allowed (lowest,
highest) values. The second reference must have the higher raw reading, else the answer is None."""


def two_point_calibration(raw, first, second, allowed):
    first_raw, first_value = first
    second_raw, second_value = second
    if second_raw <= first_raw:
        return None
    lowest, highest = allowed
    slope = (second_value - first_value) / (second_raw - first_raw)
    value = round(first_value + slope * (raw - first_raw), 2)
    if value < lowest:
        return lowest
    if value > highest:
        return highest
    return value


assert two_point_calibration(512, (0, 0), (1024, 100), (0, 100)) == 50
assert two_point_calibration(228, (100, 10), (356, 30), (-50, 50)) == 20
assert two_point_calibration(164, (100, 30), (356, 10), (0, 99)) == 25
assert two_point_calibration(36, (100, 10), (356, 30), (6, 50)) == 6
assert two_point_calibration(612, (100, 10), (356, 30), (0, 49)) == 49
assert two_point_calibration(7, (3, 1), (3, 2), (0, 9)) is None
assert two_point_calibration(7, (9, 1), (5, 2), (0, 9)) is None
assert two_point_calibration(255, (0, 0), (256, 1), (0, 0.998)) == 0.998
assert abs(two_point_calibration(1, (0, 0), (3, 1), (0, 1)) - 0.33) < 1e-9
