"""My report shows amounts given in hundredths as whole units, and the shown numbers have to add up:
what one line gains or loses is taken along into the next, so that every running total of shown
units is the true running total, rounded. Halves go up towards plus infinity, also for negative
totals. None marks a blank line and stays None; the result is a list."""


def carry_rounding_errors(hundredths):
    units = []
    carried = 0
    for amount in hundredths:
        if amount is None:
            units.append(None)
            continue
        exact = amount + carried
        shown = (exact + 50) // 100
        carried = exact - shown * 100
        units.append(shown)
    return units


assert carry_rounding_errors([140, 140, 140]) == [1, 2, 1]
assert carry_rounding_errors([50, 50]) == [1, 0]
assert carry_rounding_errors([49, 1]) == [0, 1]
assert carry_rounding_errors([-50, -50]) == [0, -1]
assert carry_rounding_errors([-149, 260]) == [-1, 2]
assert carry_rounding_errors([130, None, 130]) == [1, None, 2]
assert carry_rounding_errors([330, 18]) == [3, 0]
assert carry_rounding_errors([333, 333, 334]) == [3, 4, 3]
assert carry_rounding_errors([-51, 100, 0]) == [-1, 1, 0]
