"""A file has dates like "3/4/2021" and nobody knows whether day or month comes first. Say "DMY" or
"MDY": a date whose first or second number is over 12 decides that this one is the day, and dates
that decide differently give "mixed". If none decides, take the reading in which the list never
goes back in time; when both readings or neither do so, as for an empty list, the answer is
"unknown"."""


def guess_day_month_order(dates):
    rows = [tuple(int(part) for part in text.split("/")) for text in dates]
    day_first = any(first > 12 for first, _, _ in rows)
    month_first = any(second > 12 for _, second, _ in rows)
    if day_first and month_first:
        return "mixed"
    if not day_first and not month_first:
        as_dmy = [(year, month, day) for day, month, year in rows]
        as_mdy = [(year, month, day) for month, day, year in rows]
        day_first = as_dmy == sorted(as_dmy)
        month_first = as_mdy == sorted(as_mdy)
        if day_first == month_first:
            return "unknown"
    return "DMY" if day_first else "MDY"


assert guess_day_month_order(["3/4/2021", "13/4/2021"]) == "DMY"
assert guess_day_month_order(["3/4/2021", "1/13/2021", "12/12/2020"]) == "MDY"
assert guess_day_month_order(["3/14/2021", "14/3/2021"]) == "mixed"
assert guess_day_month_order(["9/1/2021", "8/2/2021", "1/12/2021"]) == "DMY"
assert guess_day_month_order(["1/9/2021", "2/8/2021", "12/1/2021", "12/1/2021"]) == "MDY"
assert guess_day_month_order(["3/4/2021", "5/6/2021"]) == "unknown"
assert guess_day_month_order(["5/6/2021", "3/4/2021"]) == "unknown"
assert guess_day_month_order([]) == "unknown"
assert guess_day_month_order(["11/12/2020", "12/11/2020", "1/1/2021"]) == "MDY"
