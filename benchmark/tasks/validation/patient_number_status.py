"""Is this health service patient number genuine? Blanks are dropped first. "length" unless exactly
ten digits and nothing else remain, "repeated" if all ten are equal. Weigh the first nine digits
with 10 down to 2, add up, and subtract the remainder by 11 from 11: a result of 11 counts as 0, 10
means "unassignable". Any other tenth digit than that result is a "mismatch", the right one is
"ok"."""

import re


def patient_number_status(number):
    digits = number.replace(" ", "")
    if not re.fullmatch("[0-9]{10}", digits):
        return "length"
    if digits == digits[0] * 10:
        return "repeated"
    total = sum(int(digit) * weight for digit, weight in zip(digits, range(10, 1, -1)))
    expected = 11 - total % 11
    if expected == 11:
        expected = 0
    if expected == 10:
        return "unassignable"
    return "ok" if int(digits[9]) == expected else "mismatch"


assert patient_number_status("943 476 5919") == "ok"
assert patient_number_status("9434765918") == "mismatch"
assert patient_number_status("0100000010") == "ok"
assert patient_number_status("1000000010") == "unassignable"
assert patient_number_status("1111111111") == "repeated"
assert patient_number_status("943 476 591") == "length"
assert patient_number_status("943-476-5919") == "length"
assert patient_number_status("10000000010") == "length"
assert patient_number_status(" 1000 0000 01 ") == "ok"
