"""Our yard scanner reads twelve-digit goods wagon numbers such as "21 81 2471 217-3"; everything
that isn't one of 0 to 9 is to be ignored. Report "length" if there aren't twelve digits, "type" if
the first two aren't in the allowed set of two-digit texts, "check" if the sum doesn't end in 0 once
every other digit, starting with the leftmost, is doubled and a doubled value of two digits is
replaced by the sum of both, else an empty text."""


def rail_wagon_number_fault(number, types):
    digits = [char for char in number if "0" <= char <= "9"]
    if len(digits) != 12:
        return "length"
    if digits[0] + digits[1] not in types:
        return "type"
    total = 0
    for position, digit in enumerate(digits):
        value = int(digit)
        if position % 2 == 0:
            value *= 2
        total += value // 10 + value % 10
    return "check" if total % 10 else ""


assert rail_wagon_number_fault("21 81 2471 217-3", {"21", "31"}) == ""
assert rail_wagon_number_fault("21 81 2471 217-4", {"21", "31"}) == "check"
assert rail_wagon_number_fault("21 81 2471 217-3", {"12", "81"}) == "type"
assert rail_wagon_number_fault("21 81 2471 217", {"21"}) == "length"
assert rail_wagon_number_fault("21 81 2471 217-30", {"21"}) == "length"
assert rail_wagon_number_fault("500000000009", {"50"}) == ""
assert rail_wagon_number_fault("050000000005", {"05"}) == ""
assert rail_wagon_number_fault("", set()) == "length"
assert rail_wagon_number_fault("90 00 0000 000-9", {"90"}) == "check"
