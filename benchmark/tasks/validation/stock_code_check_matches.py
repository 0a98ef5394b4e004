"""Tell whether a security's seven-place code is right. Each place holds a digit or a capital
consonant (all letters but A, E, I, O, U; others are refused), the last place always a digit, and if
the first place is a digit all must be digits. Letters count A=10, B=11 up to Z=35; the first six
weighted 1, 3, 1, 7, 3, 9 plus the last must sum to a multiple of ten. Answers True or False."""


def stock_code_check_matches(code):
    digits = "0123456789"
    allowed = digits if code[:1] in digits else digits + "BCDFGHJKLMNPQRSTVWXYZ"
    if len(code) != 7 or code[6] not in digits:
        return False
    total = int(code[6])
    for sign, weight in zip(code, (1, 3, 1, 7, 3, 9)):
        if sign not in allowed:
            return False
        total += weight * int(sign, 36)
    return total % 10 == 0


assert stock_code_check_matches("0263494") is True
assert stock_code_check_matches("B0WNLY7") is True
assert stock_code_check_matches("BZ00004") is True
assert stock_code_check_matches("BA00009") is False
assert stock_code_check_matches("0B00007") is False
assert stock_code_check_matches("b0WNLY7") is False
assert stock_code_check_matches("02634940") is False
assert stock_code_check_matches("026349B") is False
assert stock_code_check_matches("0264394") is False
assert stock_code_check_matches("") is False
