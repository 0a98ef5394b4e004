"""A lorry driver's day is a list of (kind, minutes) with the kinds "drive", "break" and "work".
Find the index of the first entry that brings the driving to more than 270 minutes since the last
full break (or the start), -1 if none. A full break is one entry of at least 45 minutes, or one of
at least 15 and later another of at least 30, each used only once and both after the last full
break; shorter breaks and other work neither help nor count."""


def driver_break_fault(log):
    driven = 0
    first_part = False
    for index, (kind, minutes) in enumerate(log):
        if kind == "drive":
            driven += minutes
            if driven > 270:
                return index
        elif kind == "break":
            if minutes >= 45 or first_part and minutes >= 30:
                driven = 0
                first_part = False
            elif minutes >= 15:
                first_part = True
    return -1


assert driver_break_fault([("drive", 200), ("drive", 70), ("break", 45), ("drive", 270)]) == -1
assert driver_break_fault([("drive", 200), ("break", 44), ("drive", 71)]) == 2
assert driver_break_fault(
    [("drive", 100), ("break", 15), ("drive", 100), ("break", 30), ("drive", 270)]) == -1
assert driver_break_fault(
    [("drive", 100), ("break", 30), ("drive", 100), ("break", 29), ("drive", 100)]) == 4
assert driver_break_fault(
    [("drive", 100), ("break", 14), ("drive", 100), ("break", 30), ("drive", 100)]) == 4
assert driver_break_fault(
    [("break", 15), ("break", 30), ("drive", 200), ("break", 30), ("drive", 100)]) == 4
assert driver_break_fault(
    [("drive", 90), ("break", 20), ("break", 45), ("drive", 200), ("break", 44), ("drive", 99)]
) == 5
assert driver_break_fault([("drive", 200), ("work", 60), ("drive", 71), ("drive", 1)]) == 2
assert driver_break_fault([]) == -1
