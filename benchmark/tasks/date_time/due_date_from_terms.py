"""When must an invoice of a given date be paid? With "net 30" 30 days later. With "15 eom" on
the 15th of the following month, or of the one after that for an invoice dated after the 25th, on
the last day if the month is too short. "2/10 net 45" means 45 days and a discount if paid within
10. Numbers vary and are positive. Give a pair (due date, last discount date or None) of YYYY-MM-DD
texts, and None for any other wording."""

import re
from calendar import monthrange
from datetime import date, timedelta


def due_date_from_terms(invoice_date, terms):
    issued = date.fromisoformat(invoice_date)
    net = re.fullmatch("(?:[0-9]+/([0-9]+) )?net ([0-9]+)", terms)
    if net:
        due = issued + timedelta(days=int(net[2]))
        if net[1] is None:
            return due.isoformat(), None
        discount = issued + timedelta(days=int(net[1]))
        return due.isoformat(), discount.isoformat()
    eom = re.fullmatch("([0-9]+) eom", terms)
    if eom is None:
        return None
    months = issued.year * 12 + issued.month
    if issued.day > 25:
        months += 1
    year, month = months // 12, months % 12 + 1
    day = min(int(eom[1]), monthrange(year, month)[1])
    return date(year, month, day).isoformat(), None


assert due_date_from_terms("2024-01-15", "net 30") == ("2024-02-14", None)
assert due_date_from_terms("2024-01-15", "2/10 net 45") == ("2024-02-29", "2024-01-25")
assert due_date_from_terms("2024-01-25", "15 eom") == ("2024-02-15", None)
assert due_date_from_terms("2024-01-26", "15 eom") == ("2024-03-15", None)
assert due_date_from_terms("2024-01-10", "31 eom") == ("2024-02-29", None)
assert due_date_from_terms("2023-11-30", "10 eom") == ("2024-01-10", None)
assert due_date_from_terms("2023-11-05", "31 eom") == ("2023-12-31", None)
assert due_date_from_terms("2023-12-27", "3/7 net 9") == ("2024-01-05", "2024-01-03")
assert due_date_from_terms("2024-01-15", "cash") is None
