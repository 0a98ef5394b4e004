"""What does a new subscriber pay in the month of joining on a YYYY-MM-DD date? The monthly price
in cents is charged for the share of the month's days that is left, joining day included, rounded
to a cent with halves up. Joining on the 1st always costs the full price; otherwise it is free if no
more than free_days days are left."""

from calendar import monthrange
from datetime import date


def prorate_first_month(joined, price, free_days):
    day = date.fromisoformat(joined)
    if day.day == 1:
        return price
    length = monthrange(day.year, day.month)[1]
    days_left = length - day.day + 1
    if days_left <= free_days:
        return 0
    return (2 * price * days_left + length) // (2 * length)


assert prorate_first_month("2024-05-02", 3100, 0) == 3000
assert prorate_first_month("2024-05-31", 3100, 0) == 100
assert prorate_first_month("2024-05-31", 3100, 1) == 0
assert prorate_first_month("2024-05-30", 3100, 1) == 200
assert prorate_first_month("2024-02-15", 1000, 3) == 517
assert prorate_first_month("2024-04-16", 5, 0) == 3
assert prorate_first_month("2024-04-11", 100, 5) == 67
assert prorate_first_month("2023-02-01", 990, 28) == 990
assert prorate_first_month("2023-02-02", 990, 27) == 0
