"""Runs per over of a cricket team across innings given as (runs, overs, all out), to three
decimals. Overs are text such as "19.3" for 19 overs of 6 balls and 3 balls more, or just "20". A
side that was all out is charged the full quota, a whole number of overs, instead. More than 5 extra
balls anywhere give None, no balls at all give 0."""


def cricket_run_rate(innings, quota):
    runs = 0
    balls = 0
    for scored, overs, all_out in innings:
        whole, _, rest = overs.partition(".")
        extra = int(rest or 0)
        if extra > 5:
            return None
        runs += scored
        balls += 6 * quota if all_out else 6 * int(whole) + extra
    if balls == 0:
        return 0.0
    return round(runs * 6 / balls, 3)


assert cricket_run_rate([(117, "19.3", False)], 20) == 6
assert cricket_run_rate([(100, "20", False)], 50) == 5
assert cricket_run_rate([(90, "15.2", True)], 20) == 4.5
assert cricket_run_rate([(10, "3.6", False)], 20) is None
assert abs(cricket_run_rate([(10, "1.5", False)], 20) - 5.455) < 1e-9
assert cricket_run_rate([(6, "0.1", False)], 5) == 36
assert abs(cricket_run_rate(
    [(150, "20", False), (120, "18.0", True), (80, "10.4", False)], 20
) - 6.908) < 1e-9
assert cricket_run_rate([(5, "2.7", True), (5, "3", False)], 20) is None
assert cricket_run_rate([(0, "0.0", False)], 20) == 0
