"""Shop prices should end in 99 cents. Lift an amount in cents to the next such price if that adds
no more than the limit, else drop it to the previous one. A price that already ends in 99 stays, and
so does one under 99 that can't be lifted; a limit of zero or less forbids lifting."""


def charm_price_cents(price, limit):
    ending = price % 100
    if ending == 99:
        return price
    rise = 99 - ending
    if rise <= limit:
        return price + rise
    if price < 100:
        return price
    return price - ending - 1


assert charm_price_cents(1950, 49) == 1999
assert charm_price_cents(1950, 48) == 1899
assert charm_price_cents(199, -1) == 199
assert charm_price_cents(98, 0) == 98
assert charm_price_cents(98, 1) == 99
assert charm_price_cents(100, 10) == 99
assert charm_price_cents(45, 53) == 45
assert charm_price_cents(12300, 100) == 12399
assert charm_price_cents(201, 97) == 199
