"""Which financial year and quarter does a YYYY-MM-DD date belong to, when the year starts on the
first of a given month and is named after the calendar year it ends in? Produce text like
FY2025 Q1, or an empty string if the starting month is not 1 to 12."""

from datetime import date


def fiscal_quarter_label(iso_date, first_month):
    if first_month < 1 or first_month > 12:
        return ""
    day = date.fromisoformat(iso_date)
    quarter = (day.month - first_month) % 12 // 3 + 1
    year = day.year
    if first_month > 1 and day.month >= first_month:
        year += 1
    return f"FY{year} Q{quarter}"


assert fiscal_quarter_label("2024-04-01", 4) == "FY2025 Q1"
assert fiscal_quarter_label("2024-03-31", 4) == "FY2024 Q4"
assert fiscal_quarter_label("2024-02-10", 1) == "FY2024 Q1"
assert fiscal_quarter_label("2024-12-31", 1) == "FY2024 Q4"
assert fiscal_quarter_label("2024-02-01", 2) == "FY2025 Q1"
assert fiscal_quarter_label("2023-12-15", 12) == "FY2024 Q1"
assert fiscal_quarter_label("2024-05-05", 0) == ""
assert fiscal_quarter_label("2024-05-05", 13) == ""
assert fiscal_quarter_label("2024-09-30", 4) == "FY2025 Q2"
