"""When could colleagues around the world phone each other? All offices keep the same local working
day, from a start hour up to but not including an end hour (both 0 to 23, never the same, possibly
past midnight), and each office is given by its whole-hour UTC offset. Find the greatest number of
offices at work at the same time and the ascending list of UTC hours, 0 to 23, at which that many
are: a pair (number, hours), which is (0, []) without offices."""


def shared_office_hours(offsets, start, end):
    if not offsets:
        return 0, []
    length = (end - start) % 24
    most = 0
    best_hours = []
    for hour in range(24):
        present = sum((hour + offset - start) % 24 < length for offset in offsets)
        if present > most:
            most = present
            best_hours = []
        if present == most:
            best_hours.append(hour)
    return most, best_hours


assert shared_office_hours([0], 9, 12) == (1, [9, 10, 11])
assert shared_office_hours([0, 1], 9, 17) == (2, [9, 10, 11, 12, 13, 14, 15])
assert shared_office_hours([0, 4], 9, 13) == (1, [5, 6, 7, 8, 9, 10, 11, 12])
assert shared_office_hours([-5, 1, 2], 9, 17) == (3, [14])
assert shared_office_hours([0], 22, 2) == (1, [0, 1, 22, 23])
assert shared_office_hours([3, 1], 22, 2) == (2, [21, 22])
assert shared_office_hours([], 9, 17) == (0, [])
assert shared_office_hours([12], 9, 12) == (1, [21, 22, 23])
assert shared_office_hours([0, 0, 9], 8, 10) == (2, [8, 9])
