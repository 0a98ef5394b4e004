"""For a timesheet print a number of whole seconds as decimal hours with two places, such as 1.58
for 5700 seconds. Round to the nearest hundredth, halves away from zero; a negative time stands in
round brackets without minus sign, and whatever rounds to nothing is printed as a single dash."""


def decimal_hours_text(seconds):
    hundredths = (abs(seconds) + 18) // 36
    if hundredths == 0:
        return "-"
    hours, fraction = divmod(hundredths, 100)
    text = f"{hours}.{fraction:02d}"
    if seconds < 0:
        return f"({text})"
    return text


assert decimal_hours_text(5700) == "1.58"
assert decimal_hours_text(0) == "-"
assert decimal_hours_text(17) == "-"
assert decimal_hours_text(18) == "0.01"
assert decimal_hours_text(-18) == "(0.01)"
assert decimal_hours_text(-17) == "-"
assert decimal_hours_text(-29700) == "(8.25)"
assert decimal_hours_text(3582) == "1.00"
assert decimal_hours_text(432090) == "120.03"
