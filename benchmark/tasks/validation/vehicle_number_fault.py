"""A seventeen-place vehicle identification, a mapping from each allowed sign to its value and
seventeen weights: name the first thing that is wrong. ("length", actual length) if there aren't 17
places; else ("letter", place counted from 1) for the first sign that has no value; else ("check",
right sign) when the ninth sign isn't the sum of value times weight over the other sixteen places
modulo eleven, with X written for ten. None when all is well."""


def vehicle_number_fault(number, values, weights):
    if len(number) != 17:
        return "length", len(number)
    total = 0
    for place, (sign, weight) in enumerate(zip(number, weights), start=1):
        if sign not in values:
            return "letter", place
        if place != 9:
            total += values[sign] * weight
    remainder = total % 11
    expected = "X" if remainder == 10 else str(remainder)
    if number[8] != expected:
        return "check", expected
    return None


assert vehicle_number_fault(
    "1A1111111111111A1",
    dict(zip("0123456789AX", [*range(10), 1, 7])),
    [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2],
) is None
assert vehicle_number_fault(
    "21111111111111111", {"1": 1, "2": 2}, [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
) == ("check", "9")
assert vehicle_number_fault(
    "11111111X11111141",
    {"1": 1, "4": 4, "X": 7},
    [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2],
) is None
assert vehicle_number_fault(
    "11111111111111141", {"1": 1, "4": 4}, [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
) == ("check", "X")
assert vehicle_number_fault("1111Q11111111111I", {"1": 1}, [2] * 17) == ("letter", 5)
assert vehicle_number_fault("Q" * 16, {"1": 1}, [2] * 17) == ("length", 16)
assert vehicle_number_fault("1" * 18, {"1": 1}, [2] * 17) == ("length", 18)
assert vehicle_number_fault(
    "30000000520000000", {"0": 0, "2": 2, "3": 3, "5": 4}, [1] * 17
) is None
assert vehicle_number_fault("11111111I11111111", {"1": 1}, [2] * 17) == ("letter", 9)
