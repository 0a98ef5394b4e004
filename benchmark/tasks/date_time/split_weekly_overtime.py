"""Payroll for one week of seven days, each a number of minutes worked. Up to 8 hours of a day are
normal, the rest is daily overtime; of the week's normal minutes all beyond 40 hours become weekly
overtime instead. If there was work on each of the first six days, everything on the seventh is
weekly overtime and nothing else. Return minutes as (normal, daily overtime, weekly overtime)."""


def split_weekly_overtime(minutes):
    normal = daily = weekly = 0
    for day, worked in enumerate(minutes):
        if day == 6 and all(minutes[:6]):
            weekly += worked
            continue
        regular = min(worked, 480)
        normal += regular
        daily += worked - regular
    excess = max(0, normal - 2400)
    return normal - excess, daily, weekly + excess


assert split_weekly_overtime([480, 480, 480, 480, 480, 0, 0]) == (2400, 0, 0)
assert split_weekly_overtime([500, 480, 480, 480, 480, 1, 0]) == (2400, 20, 1)
assert split_weekly_overtime([480, 480, 480, 480, 480, 540, 0]) == (2400, 60, 480)
assert split_weekly_overtime([300, 300, 300, 300, 300, 300, 600]) == (1800, 0, 600)
assert split_weekly_overtime([0, 400, 400, 400, 400, 400, 450]) == (2400, 0, 50)
assert split_weekly_overtime([300, 300, 0, 300, 300, 300, 500]) == (1980, 20, 0)
assert split_weekly_overtime([300, 300, 300, 300, 300, 0, 490]) == (1980, 10, 0)
assert split_weekly_overtime([500, 500, 500, 500, 500, 500, 100]) == (2400, 120, 580)
