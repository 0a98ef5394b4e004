"""Check the routing code of a bank, given as text. "length" if it isn't exactly nine ASCII digits;
"district" if the first two digits as a number fall in none of the (lowest, highest) ranges, ends
included, or if all nine are zeros; "check" if the digits weighted 3, 7, 1 over and over don't sum
to a multiple of ten. Give the first of these that holds, otherwise None."""


def bank_transit_number_fault(number, districts):
    if len(number) != 9 or any(digit not in "0123456789" for digit in number):
        return "length"
    district = int(number[:2])
    if number == "000000000" or not any(low <= district <= high for low, high in districts):
        return "district"
    weights = (3, 7, 1)
    total = 0
    for place, digit in enumerate(number):
        total += int(digit) * weights[place % 3]
    return None if total % 10 == 0 else "check"


assert bank_transit_number_fault("011401533", [(0, 12), (21, 32)]) is None
assert bank_transit_number_fault("021000012", [(0, 12)]) == "check"
assert bank_transit_number_fault("120000003", [(80, 80), (0, 12)]) is None
assert bank_transit_number_fault("210000007", [(0, 12), (21, 32)]) is None
assert bank_transit_number_fault("200000004", [(0, 12), (21, 32)]) == "district"
assert bank_transit_number_fault("130000006", [(0, 12), (21, 32)]) == "district"
assert bank_transit_number_fault("000000000", [(0, 12)]) == "district"
assert bank_transit_number_fault("01140153", [(0, 12)]) == "length"
assert bank_transit_number_fault("01140153x", [(2, 12)]) == "length"
assert bank_transit_number_fault("000000013", []) == "district"
