"""An inspector has to visit on at least one day of every window (first day, last day), both
included, and never on one of the closed days. Which days are visited, in ascending order, if there
are to be as few as possible and each of them as late as that allows? None if some window is closed
throughout."""


def fewest_inspection_days(windows, closed):
    visits = []
    for first, last in sorted(windows, key=lambda window: window[1]):
        if visits and visits[-1] >= first:
            continue
        day = last
        while day >= first and day in closed:
            day -= 1
        if day < first:
            return None
        visits.append(day)
    return visits


assert fewest_inspection_days([(1, 3), (2, 5)], []) == [3]
assert fewest_inspection_days([(4, 5), (1, 3)], []) == [3, 5]
assert fewest_inspection_days([(1, 3), (3, 6)], []) == [3]
assert fewest_inspection_days([(1, 3), (3, 6)], [3]) == [2, 6]
assert fewest_inspection_days([(2, 3), (1, 8)], [1, 2, 3]) is None
assert fewest_inspection_days([(2, 3)], [3]) == [2]
assert fewest_inspection_days([(5, 9), (1, 2), (7, 8), (2, 6)], [6]) == [2, 8]
assert fewest_inspection_days([(1, 9), (4, 4), (2, 3)], [8]) == [3, 4]
assert fewest_inspection_days([(6, 9)], [9, 8, 6]) == [7]
