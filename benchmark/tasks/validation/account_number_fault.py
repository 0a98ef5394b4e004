"""What is wrong with an international account number typed with blanks? Name the earliest problem:
"country" when its first two letters aren't in the table of total lengths by country, "length",
"digits" unless the next two are a number from 02 to 98 and only digits or capital letters follow,
"checksum" unless the number read after moving its first four characters to the end, with A to Z as
10 to 35, leaves 1 when divided by 97. None if all is well."""

import re


def account_number_fault(number, lengths):
    compact = number.replace(" ", "")
    country = compact[:2]
    if country not in lengths:
        return "country"
    if len(compact) != lengths[country]:
        return "length"
    if not re.fullmatch("[0-9]{2}[0-9A-Z]*", compact[2:]):
        return "digits"
    if not 2 <= int(compact[2:4]) <= 98:
        return "digits"
    rearranged = compact[4:] + compact[:4]
    digits = "".join(str(int(char, 36)) for char in rearranged)
    if int(digits) % 97 != 1:
        return "checksum"
    return None


assert account_number_fault("GB82 WEST 1234 5698 7654 32", {"BE": 16, "GB": 22}) is None
assert account_number_fault("GB82 WEST 1234 5698 7654 23", {"BE": 16, "GB": 22}) == "checksum"
assert account_number_fault("BE68 5390 0754 7034", {"GB": 22}) == "country"
assert account_number_fault("GB82 WEST 1234 5698 7654 3", {"BE": 16, "GB": 22}) == "length"
assert account_number_fault("GB8x WEST 1234 5698 7654 32", {"GB": 22}) == "digits"
assert account_number_fault("AA0253", {"AA": 6}) is None
assert account_number_fault("AA9871", {"AA": 6}) is None
assert account_number_fault("AA0171", {"AA": 6}) == "digits"
assert account_number_fault("AA9953", {"AA": 6}) == "digits"
assert account_number_fault("AA02 5-", {"AA": 6}) == "digits"
