"""Garden watering is restricted: only on even dates for even house numbers and on odd dates for odd
ones, never on the 31st, and only if at least a minimum number of days has passed since the last
watering. Rainy days are never listed but count as a watering. The last one before the month is
given as a day number in which 0 is the day before the 1st, -1 the one before that. List the days of
the month on which somebody waters who does so whenever it is allowed."""


def watering_days_in_month(house_number, month_length, last_watered, min_gap, rain_days):
    days = []
    for day in range(1, month_length + 1):
        if day in rain_days:
            last_watered = day
            continue
        if day == 31 or day % 2 != house_number % 2:
            continue
        if day - last_watered >= min_gap:
            days.append(day)
            last_watered = day
    return days


assert watering_days_in_month(12, 30, 0, 7, []) == [8, 16, 24]
assert watering_days_in_month(7, 31, -3, 10, []) == [7, 17, 27]
assert watering_days_in_month(5, 31, 0, 6, [25]) == [7, 13, 19]
assert watering_days_in_month(3, 30, 0, 5, [4, 10]) == [9, 15, 21, 27]
assert watering_days_in_month(2, 7, -5, 2, []) == [2, 4, 6]
assert watering_days_in_month(1, 7, 0, 1, [3]) == [1, 5, 7]
assert watering_days_in_month(4, 28, -2, 31, []) == []
assert watering_days_in_month(4, 28, -2, 30, []) == [28]
assert watering_days_in_month(11, 9, -20, 4, [5]) == [1, 9]
