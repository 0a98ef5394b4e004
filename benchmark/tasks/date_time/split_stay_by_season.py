"""What does a hotel stay cost? The night of the departure date is not charged. Seasons are tuples
(first "MM-DD", last "MM-DD", cents a night), both days inclusive and possibly running over New
Year; a night takes the first season in the list that its date fits, else the base price. Answer
with the total amount of each nightly price charged, as a mapping from price to total, empty when
the departure is not after the arrival. Arrival and departure are YYYY-MM-DD."""

from datetime import date, timedelta


def _is_in_season(month_day, first, last):
    if first <= last:
        return first <= month_day <= last
    return month_day >= first or month_day <= last


def split_stay_by_season(arrival, departure, seasons, base):
    night = date.fromisoformat(arrival)
    totals = {}
    while night < date.fromisoformat(departure):
        price = base
        for first, last, cents in seasons:
            if _is_in_season(night.isoformat()[5:], first, last):
                price = cents
                break
        totals[price] = totals.get(price, 0) + price
        night += timedelta(days=1)
    return totals


assert split_stay_by_season("2024-06-28", "2024-07-03", [("07-01", "08-31", 150)], 90) == {
    90: 270, 150: 300}
assert split_stay_by_season("2024-08-31", "2024-09-02", [("07-01", "08-31", 150)], 90) == {
    150: 150, 90: 90}
assert split_stay_by_season("2023-12-30", "2024-01-04", [("12-31", "01-02", 200)], 80) == {
    80: 160, 200: 600}
assert split_stay_by_season(
    "2024-05-01", "2024-05-04", [("05-02", "05-02", 70), ("05-01", "05-31", 100)], 60
) == {100: 200, 70: 70}
assert split_stay_by_season("2024-05-04", "2024-05-04", [("05-01", "05-31", 100)], 60) == {}
assert split_stay_by_season(
    "2024-12-24", "2024-12-27", [("12-20", "12-24", 80), ("12-25", "01-06", 120)], 50
) == {80: 80, 120: 240}
assert split_stay_by_season("2024-02-28", "2024-03-02", [("03-01", "02-28", 50)], 45) == {
    50: 100, 45: 45}
assert split_stay_by_season("2024-07-30", "2024-08-02", [("07-10", "07-30", 120)], 120) == {
    120: 360}
