"""Several machines start together, each given as (days of warming up, days per part): once warm, a
machine finishes one part at the end of every such period. By the end of which day, counted from 1,
have they together made at least the wanted quantity? Nothing or less wanted means day 0; otherwise
no machines means None. Quantities can be huge, so don't go through it day by day."""


def days_until_output_total(machines, quantity):
    if quantity <= 0:
        return 0
    if not machines:
        return None
    low, high = 1, min(warm_up + period * quantity for warm_up, period in machines)
    while low < high:
        day = (low + high) // 2
        made = sum(max(day - warm_up, 0) // period for warm_up, period in machines)
        if made >= quantity:
            high = day
        else:
            low = day + 1
    return low


assert days_until_output_total([(0, 1)], 5) == 5
assert days_until_output_total([(2, 3)], 2) == 8
assert days_until_output_total([(0, 2), (0, 3)], 4) == 6
assert days_until_output_total([(10, 1), (0, 5)], 3) == 11
assert days_until_output_total([(4, 1)], 0) == 0
assert days_until_output_total([], -1) == 0
assert days_until_output_total([], 3) is None
assert days_until_output_total([(4, 1), (3, 3)], 1) == 5
assert days_until_output_total([(0, 5), (0, 5), (30, 1)], 4) == 10
assert days_until_output_total([(0, 1), (7, 9)], 1) == 1
