"""Check the routing code of a bank, given as text. "length" if it isn't exactly nine ASCII digits;
"district" if the first two digits aren't in 00-12, 21-32, 61-72 or equal to 80, or if all nine are
zeros; "check" if the digits weighted 3, 7, 1 over and over don't sum to a multiple of ten. Give
the first of these that holds, otherwise None."""


def bank_transit_number_fault(number):
    if len(number) != 9 or any(digit not in "0123456789" for digit in number):
        return "length"
    district = int(number[:2])
    known = ((0, 12), (21, 32), (61, 72), (80, 80))
    if number == "000000000" or not any(low <= district <= high for low, high in known):
        return "district"
    weights = (3, 7, 1)
    total = 0
    for place, digit in enumerate(number):
        total += int(digit) * weights[place % 3]
    return None if total % 10 == 0 else "check"


assert bank_transit_number_fault("011401533") is None
assert bank_transit_number_fault("021000012") == "check"
assert bank_transit_number_fault("120000003") is None
assert bank_transit_number_fault("210000007") is None
assert bank_transit_number_fault("800000006") is None
assert bank_transit_number_fault("200000004") == "district"
assert bank_transit_number_fault("130000006") == "district"
assert bank_transit_number_fault("000000000") == "district"
assert bank_transit_number_fault("01140153") == "length"
assert bank_transit_number_fault("01140153x") == "length"
