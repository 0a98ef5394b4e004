"""What YYYY-MM-DD date does a typed day mean, seen from a reference date? Understood are "today",
"tomorrow", a weekday such as "fri" (mon to sun: the nearest one after the reference, a week later
on that weekday itself), "next fri" (that weekday in the week beginning on the following Monday),
"in 3 days" and "2 weeks ago", days and weeks with or without the s. All else gives None."""

import re
from datetime import date, timedelta


def resolve_spoken_day(text, reference):
    base = date.fromisoformat(reference)
    fixed = {"today": 0, "tomorrow": 1}
    for number, name in enumerate(("mon", "tue", "wed", "thu", "fri", "sat", "sun")):
        ahead = number - base.weekday()
        fixed[name] = ahead if ahead > 0 else ahead + 7
        fixed[f"next {name}"] = ahead + 7
    shift = fixed.get(text)
    if shift is None:
        match = re.fullmatch(r"(in )?([0-9]+) (day|week)s?( ago)?", text)
        if match is None or (match[1] is None) == (match[4] is None):
            return None
        shift = int(match[2]) * (7 if match[3] == "week" else 1)
        if match[4]:
            shift = -shift
    return (base + timedelta(days=shift)).isoformat()


assert resolve_spoken_day("today", "2024-05-08") == "2024-05-08"
assert resolve_spoken_day("tomorrow", "2024-02-29") == "2024-03-01"
assert resolve_spoken_day("thu", "2024-05-08") == "2024-05-09"
assert resolve_spoken_day("wed", "2024-05-08") == "2024-05-15"
assert resolve_spoken_day("mon", "2024-05-08") == "2024-05-13"
assert resolve_spoken_day("next fri", "2024-05-08") == "2024-05-17"
assert resolve_spoken_day("in 3 days", "2024-05-30") == "2024-06-02"
assert resolve_spoken_day("2 weeks ago", "2024-05-08") == "2024-04-24"
assert resolve_spoken_day("5 days", "2024-05-08") is None
assert resolve_spoken_day("next friday", "2024-05-08") is None
