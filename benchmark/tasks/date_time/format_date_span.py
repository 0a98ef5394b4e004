"""Text for an event's dates, given its two ends as YYYY-MM-DD in either order: "3-5 May 2024" in
one month, "30 Apr - 2 May 2024" in one year, "30 Dec 2023 - 2 Jan 2024" otherwise, and "7 Nov
2024" if both ends are the same day. From the first to the last day of one month it is only "May
2024", from 1 January to 31 December of one year only "2024". Months are cut to three letters."""

from calendar import monthrange
from datetime import date


def format_date_span(one_end, other_end):
    start = date.fromisoformat(min(one_end, other_end))
    end = date.fromisoformat(max(one_end, other_end))
    names = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
    start_month = names[start.month - 1]
    end_month = names[end.month - 1]
    last_day = f"{end.day} {end_month} {end.year}"
    if start.year != end.year:
        return f"{start.day} {start_month} {start.year} - {last_day}"
    if (start.month, start.day, end.month, end.day) == (1, 1, 12, 31):
        return str(end.year)
    if start.month != end.month:
        return f"{start.day} {start_month} - {last_day}"
    if start.day == end.day:
        return last_day
    if start.day == 1 and end.day == monthrange(end.year, end.month)[1]:
        return f"{end_month} {end.year}"
    return f"{start.day}-{last_day}"


assert format_date_span("2024-05-03", "2024-05-05") == "3-5 May 2024"
assert format_date_span("2024-05-02", "2024-04-30") == "30 Apr - 2 May 2024"
assert format_date_span("2023-12-30", "2024-01-02") == "30 Dec 2023 - 2 Jan 2024"
assert format_date_span("2024-11-07", "2024-11-07") == "7 Nov 2024"
assert format_date_span("2024-02-01", "2024-02-29") == "Feb 2024"
assert format_date_span("2024-02-28", "2024-02-01") == "1-28 Feb 2024"
assert format_date_span("2024-08-12", "2024-08-31") == "12-31 Aug 2024"
assert format_date_span("2024-01-01", "2024-12-31") == "2024"
assert format_date_span("2023-05-03", "2024-05-09") == "3 May 2023 - 9 May 2024"
assert format_date_span("2024-01-01", "2024-12-30") == "1 Jan - 30 Dec 2024"
