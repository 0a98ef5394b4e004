"""Due date of a library loan: a number of days, at least 1, after the loan date, moved on to the
next day the library is open. It is closed on given weekdays (Monday is 0) and given YYYY-MM-DD
dates. If that would be later than the last day of membership, the due date is the latest open day
up to and including that day. When that one would not be after the loan date, the answer is None.
Dates in and out are YYYY-MM-DD."""

from datetime import date, timedelta


def library_return_date(loan_date, days, closed_weekdays, closed_dates, member_until):
    def is_closed(day):
        return day.weekday() in closed_weekdays or day.isoformat() in closed_dates

    loan, limit = date.fromisoformat(loan_date), date.fromisoformat(member_until)
    due = loan + timedelta(days=days)
    while due <= limit and is_closed(due):
        due += timedelta(days=1)
    if due > limit:
        due = limit
        while due > loan and is_closed(due):
            due -= timedelta(days=1)
    if due <= loan:
        return None
    return due.isoformat()


assert library_return_date("2024-05-01", 14, [5, 6], [], "2024-12-31") == "2024-05-15"
assert library_return_date("2024-05-04", 14, [5, 6], ["2024-05-20"], "2024-12-31") == "2024-05-21"
assert library_return_date("2024-05-01", 28, [6], [], "2024-05-29") == "2024-05-29"
assert library_return_date("2024-05-01", 28, [6], [], "2024-05-26") == "2024-05-25"
assert library_return_date("2024-05-04", 7, [5, 6], ["2024-05-10"], "2024-05-12") == "2024-05-09"
assert library_return_date("2024-05-10", 7, [5, 6], [], "2024-05-12") is None
assert library_return_date("2024-05-09", 7, [5, 6], [], "2024-05-12") == "2024-05-10"
assert library_return_date("2024-05-09", 7, [], [], "2024-05-09") is None
assert library_return_date("2024-05-09", 1, [4], ["2024-05-11"], "2024-05-12") == "2024-05-12"
