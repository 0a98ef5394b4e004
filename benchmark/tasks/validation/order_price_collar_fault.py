"""Screen a stock order before it reaches the market; prices are whole cents. In order: "tick" when
the price isn't a multiple of the tick for its band, with bands as (lowest price inclusive, tick),
ascending from 0; "collar" when it is more than so many percent away from the reference; "lot"
unless the size is a positive multiple of the lot; "value" when price times size is at or above the
cap. None if it passes. A price of None skips the first two and is valued at the reference."""


def order_price_collar_fault(price, size, reference, bands, percent, lot, cap):
    if price is None:
        price = reference
    else:
        tick = [step for lowest, step in bands if lowest <= price][-1]
        if price % tick != 0:
            return "tick"
        if abs(price - reference) * 100 > percent * reference:
            return "collar"
    if size <= 0 or size % lot != 0:
        return "lot"
    if price * size >= cap:
        return "value"
    return None


assert order_price_collar_fault(1000, 30, 1000, [(0, 1), (1000, 5)], 5, 10, 30001) is None
assert order_price_collar_fault(1003, 30, 1000, [(0, 1), (1003, 5)], 5, 10, 99999) == "tick"
assert order_price_collar_fault(999, 30, 1000, [(0, 1), (1000, 5)], 5, 10, 29970) == "value"
assert order_price_collar_fault(950, 30, 1000, [(0, 1), (950, 5)], 5, 10, 99999) is None
assert order_price_collar_fault(949, 35, 1000, [(0, 1), (950, 5)], 5, 10, 99999) == "collar"
assert order_price_collar_fault(10505, 30, 10000, [(0, 1), (950, 5)], 5, 10, 999999) == "collar"
assert order_price_collar_fault(5000, 35, 5000, [(0, 1), (900, 5)], 5, 10, 99999) == "lot"
assert order_price_collar_fault(5000, 0, 5000, [(0, 1), (900, 5)], 5, 10, 99999) == "lot"
assert order_price_collar_fault(None, 30, 1003, [(0, 1), (9, 5)], 5, 10, 30090) == "value"
assert order_price_collar_fault(None, 1, 1003, [(0, 1), (9, 5)], 5, 1, 1004) is None
