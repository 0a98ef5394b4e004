"""How many bars of signal does a phone show after each reading, none at first, given a rising list
of limits, one per bar? A reading puts up the next bar if it reaches that bar's limit plus the
margin, and takes away the topmost bar if it is below that bar's limit; it never changes more than
one. A missing reading, None, leaves the bars as they are, but with the third one in a row all bars
are lost, to be gained anew."""


def signal_bars_with_lag(readings, limits, margin):
    bars = missing = 0
    shown = []
    for reading in readings:
        if reading is None:
            missing += 1
            if missing >= 3:
                bars = 0
            shown.append(bars)
            continue
        missing = 0
        if bars < len(limits) and reading >= limits[bars] + margin:
            bars += 1
        elif bars > 0 and reading < limits[bars - 1]:
            bars -= 1
        shown.append(bars)
    return shown


assert signal_bars_with_lag([-80, -80, -80, -80], [-110, -100, -90], 5) == [1, 2, 3, 3]
assert signal_bars_with_lag([-106, -105, -96, -95], [-110, -100], 5) == [0, 1, 1, 2]
assert signal_bars_with_lag([-80, -80, -80, -95, -100, -101], [-110, -100, -90], 5) == [
    1, 2, 3, 2, 2, 1]
assert signal_bars_with_lag([-80, None, None, None, -80], [-110, -100], 5) == [1, 1, 1, 0, 1]
assert signal_bars_with_lag([-80, None, None, -80, None, None], [-110, -100, -90], 5) == [
    1, 1, 1, 2, 2, 2]
assert signal_bars_with_lag([-120, -80, -120, -120], [-110, -100], 5) == [0, 1, 0, 0]
assert signal_bars_with_lag([10, 20, 19, 9, 9], [10, 20], 0) == [1, 2, 1, 0, 0]
assert signal_bars_with_lag(
    [40, 40, None, None, None, None, 13, 15], [10, 20], 5
) == [1, 2, 2, 2, 0, 0, 0, 1]
