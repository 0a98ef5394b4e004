"""Who was on duty for too many days running? Each person has day numbers (from 1, in any order,
each day once), a negative one being a half day on that date. A streak is made of neighbouring
dates; half days neither end it nor count. Map each person whose streak counts more than the limit
to the first date on which it does, and leave out the others."""


def consecutive_workday_breach(duty, limit):
    breaches = {}
    for person, days in duty.items():
        streak = 0
        previous = 0
        for day in sorted(days, key=abs):
            if abs(day) - previous > 1:
                streak = 0
            previous = abs(day)
            if day > 0:
                streak += 1
            if streak > limit:
                breaches[person] = day
                break
    return breaches


assert consecutive_workday_breach({"ann": [1, 2, 3, 4]}, 3) == {"ann": 4}
assert consecutive_workday_breach({"ann": [1, 2, 3], "bob": [9, 7, 8, 6]}, 3) == {"bob": 9}
assert consecutive_workday_breach({"ann": [1, 2, 4, 5]}, 3) == {}
assert consecutive_workday_breach({"ann": [5, 6, -7, 8, 9]}, 3) == {"ann": 9}
assert consecutive_workday_breach({"ann": [5, 6, -7, 8, -9]}, 3) == {}
assert consecutive_workday_breach({"ann": [1, 2, 3, 4, 5, 6]}, 2) == {"ann": 3}
assert consecutive_workday_breach({"ann": [1, 4, 5, 6], "cy": []}, 2) == {"ann": 6}
assert consecutive_workday_breach({"ann": [-3, 8]}, 0) == {"ann": 8}
