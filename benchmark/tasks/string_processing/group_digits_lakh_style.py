"""Write whole numbers the Indian way, 1234567 as '12,34,567': a comma before the last three digits
and before every two digits further left. Negative numbers keep their minus in front. A number
with fewer digits than a given minimum (its sign not counted) is written without commas."""


def group_digits_lakh_style(number, minimum):
    digits = str(abs(number))
    sign = "-" if number < 0 else ""
    if len(digits) < minimum:
        return sign + digits
    groups = [digits[-3:]]
    end = len(digits) - 3
    while end > 0:
        groups.insert(0, digits[max(end - 2, 0):end])
        end -= 2
    return sign + ",".join(groups)


assert group_digits_lakh_style(1234567, 4) == "12,34,567"
assert group_digits_lakh_style(-100200, 5) == "-1,00,200"
assert group_digits_lakh_style(1234, 4) == "1,234"
assert group_digits_lakh_style(-1234, 5) == "-1234"
assert group_digits_lakh_style(999, 1) == "999"
assert group_digits_lakh_style(0, 0) == "0"
assert group_digits_lakh_style(123456789, 2) == "12,34,56,789"
assert group_digits_lakh_style(-1, 2) == "-1"
