"""How old is a baby on a YYYY-MM-DD date, said as parents would: "1 day" or "5 days" up to 13
days, then full weeks ("3 weeks") until 12 weeks are reached, full months ("9 months") until 24
months, then years ("2 years"), with a half added from six months past the birthday ("2 1/2
years"). A month is full once the day of the month of birth is reached; before birth the answer is
None."""

from datetime import date


def baby_age_text(birth, on_date):
    born, day = date.fromisoformat(birth), date.fromisoformat(on_date)
    days = (day - born).days
    if days < 0:
        return None
    if days < 14:
        return "1 day" if days == 1 else f"{days} days"
    weeks = days // 7
    if weeks < 12:
        return f"{weeks} weeks"
    months = (day.year - born.year) * 12 + day.month - born.month
    if day.day < born.day:
        months -= 1
    years, rest = divmod(months, 12)
    if years < 2:
        return f"{months} months"
    return f"{years} years" if rest < 6 else f"{years} 1/2 years"


assert baby_age_text("2024-05-10", "2024-05-11") == "1 day"
assert baby_age_text("2024-05-10", "2024-05-10") == "0 days"
assert baby_age_text("2024-05-10", "2024-05-09") is None
assert baby_age_text("2024-05-10", "2024-05-23") == "13 days"
assert baby_age_text("2024-05-10", "2024-05-24") == "2 weeks"
assert baby_age_text("2024-05-10", "2024-08-01") == "11 weeks"
assert baby_age_text("2024-05-10", "2024-08-02") == "2 months"
assert baby_age_text("2024-05-10", "2026-05-09") == "23 months"
assert baby_age_text("2024-05-10", "2026-11-09") == "2 years"
assert baby_age_text("2022-09-30", "2026-03-30") == "3 1/2 years"
