"""Change cents of one currency into another, where the table says how many cents of the central
currency 10000 cents of each other currency are worth. The central one always counts 10000, whatever
the table says. Round once at the end, half a cent up. The same currency on both sides gives the
amount back; a rate that is missing, zero or negative gives None."""


def convert_via_pivot(amount, source, target, pivot, rates):
    if source == target:
        return amount
    known = {**rates, pivot: 10000}
    worth = known.get(source, 0)
    price = known.get(target, 0)
    if worth <= 0 or price <= 0:
        return None
    return (2 * amount * worth + price) // (2 * price)


assert convert_via_pivot(1000, "GBP", "EUR", "USD", {"EUR": 10800, "GBP": 12500}) == 1157
assert convert_via_pivot(100000, "EUR", "USD", "USD", {"EUR": 10800}) == 108000
assert convert_via_pivot(1, "USD", "KWD", "USD", {"KWD": 20000}) == 1
assert convert_via_pivot(1, "SEK", "PLN", "EUR", {"SEK": 4000, "PLN": 5000}) == 1
assert convert_via_pivot(77, "JPY", "JPY", "USD", {}) == 77
assert convert_via_pivot(500, "EUR", "JPY", "USD", {"JPY": 0, "EUR": 10800}) is None
assert convert_via_pivot(500, "USD", "CHF", "USD", {"EUR": 10800}) is None
assert convert_via_pivot(100, "EUR", "USD", "USD", {"USD": 5, "EUR": 20000}) == 200
assert convert_via_pivot(500, "CHF", "EUR", "USD", {"EUR": 10800}) is None
assert convert_via_pivot(9, "A", "B", "P", {"A": 1, "B": 1}) == 9
