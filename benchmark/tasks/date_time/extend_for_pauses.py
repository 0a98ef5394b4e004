"""A subscription is paid until a YYYY-MM-DD date, and pauses lengthen it. Pauses are (first, last)
dates, both inclusive, in any order but never overlapping; by order of time each pause begun no
later than the paid-until date reached so far adds its days, so that one pause can bring the next
within reach. Pauses shorter than 7 days add nothing, and all together never add more than a cap of
days. What is the new date?"""

from datetime import date, timedelta


def extend_for_pauses(paid_until, pauses, cap):
    until = date.fromisoformat(paid_until)
    left = cap
    for first, last in sorted(pauses):
        begun = date.fromisoformat(first)
        if begun > until:
            break
        days = (date.fromisoformat(last) - begun).days + 1
        if days < 7:
            continue
        added = min(days, left)
        until += timedelta(days=added)
        left -= added
    return until.isoformat()


assert extend_for_pauses("2024-03-31", [("2024-03-01", "2024-03-07")], 30) == "2024-04-07"
assert extend_for_pauses("2024-03-31", [("2024-03-01", "2024-03-06")], 30) == "2024-03-31"
assert extend_for_pauses("2024-03-31", [("2024-03-31", "2024-04-09")], 30) == "2024-04-10"
assert extend_for_pauses("2024-03-31", [("2024-04-01", "2024-04-20")], 30) == "2024-03-31"
assert extend_for_pauses(
    "2024-03-31", [("2024-04-05", "2024-04-14"), ("2024-03-20", "2024-03-29")], 60
) == "2024-04-20"
assert extend_for_pauses(
    "2024-03-31", [("2024-03-20", "2024-03-29"), ("2024-04-05", "2024-04-14")], 15
) == "2024-04-15"
assert extend_for_pauses(
    "2024-03-31",
    [("2024-02-01", "2024-02-03"), ("2024-02-10", "2024-02-17"), ("2024-06-01", "2024-06-30")],
    99,
) == "2024-04-08"
assert extend_for_pauses("2023-12-31", [("2023-12-01", "2023-12-31")], 0) == "2023-12-31"
