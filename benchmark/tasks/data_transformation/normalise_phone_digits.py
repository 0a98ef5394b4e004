"""Bring phone numbers as people type them to the form "+" and digits, everything but digits being
dropped. A number that begins with "+" (blanks in front don't matter) is complete, and so is one
whose digits begin with 00, which is dropped. Otherwise a single leading 0 makes way for the country
code, given as digits, and without such a 0 the code goes in front. None if the outcome has fewer
than 7 or more than 15 digits."""


def normalise_phone_digits(number, country_code):
    digits = "".join(char for char in number if char in "0123456789")
    if not number.strip().startswith("+"):
        if digits.startswith("00"):
            digits = digits[2:]
        elif digits.startswith("0"):
            digits = country_code + digits[1:]
        else:
            digits = country_code + digits
    if len(digits) < 7 or len(digits) > 15:
        return None
    return "+" + digits


assert normalise_phone_digits("(030) 1234-56", "49") == "+4930123456"
assert normalise_phone_digits(" +1 (212) 555.0199", "49") == "+12125550199"
assert normalise_phone_digits("0041 44 668 18 00", "49") == "+41446681800"
assert normalise_phone_digits("55-512 ext 9", "7") == "+7555129"
assert normalise_phone_digits("55-512", "7") is None
assert normalise_phone_digits("+123456789012345", "1") == "+123456789012345"
assert normalise_phone_digits("+1234567890123456", "1") is None
assert normalise_phone_digits("00+0123-4567", "1") == "+01234567"
assert normalise_phone_digits("+0012-34567", "1") == "+001234567"
