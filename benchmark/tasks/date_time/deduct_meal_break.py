"""Paid minutes of a shift from the minutes worked (breaks that were clocked are not in them) and
the list of clocked break lengths. Above 6 hours worked a break of 30 minutes is required, from 9
hours on 45, and what the clocked breaks fall short of that is taken off the pay; clocked breaks
under 15 minutes don't count. The deduction never brings the paid time below 6 hours."""


def deduct_meal_break(worked, breaks):
    required = 30
    if worked >= 540:
        required = 45
    taken = sum(length for length in breaks if length >= 15)
    missing = max(required - taken, 0)
    spare = max(worked - 360, 0)
    return worked - min(missing, spare)


assert deduct_meal_break(300, []) == 300
assert deduct_meal_break(370, []) == 360
assert deduct_meal_break(480, []) == 450
assert deduct_meal_break(539, [14, 10]) == 509
assert deduct_meal_break(540, []) == 495
assert deduct_meal_break(540, [15, 14, 16]) == 526
assert deduct_meal_break(480, [15]) == 465
assert deduct_meal_break(600, [30, 20]) == 600
