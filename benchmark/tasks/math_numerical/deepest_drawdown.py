"""Worst loss somebody could have made with a list of positive whole prices: the largest fall from
a high point to a later low, in relation to that high. I need a tuple of the high's index, the
low's index and the fall in permille rounded down. Equal falls (compared before rounding)
go to the earliest high and then the earliest low; prices that never fall give None."""

from fractions import Fraction


def deepest_drawdown(prices):
    found = None
    deepest = Fraction(0)
    peak = 0
    for day, price in enumerate(prices):
        if price > prices[peak]:
            peak = day
        high = prices[peak]
        fall = Fraction(high - price, high)
        if fall > deepest:
            deepest = fall
            found = peak, day, (high - price) * 1000 // high
    return found


assert deepest_drawdown([100, 80, 120, 60, 130]) == (2, 3, 500)
assert deepest_drawdown([10, 5, 20, 10]) == (0, 1, 500)
assert deepest_drawdown([10, 10, 5, 5]) == (0, 2, 500)
assert deepest_drawdown([1, 2, 3]) is None
assert deepest_drawdown([2000, 1]) == (0, 1, 999)
assert deepest_drawdown([90, 60, 100, 66]) == (2, 3, 340)
assert deepest_drawdown([100, 66, 90, 60]) == (0, 3, 400)
assert deepest_drawdown([3000, 2001, 6000, 4001]) == (2, 3, 333)
assert deepest_drawdown([10, 4, 100, 50]) == (0, 1, 600)
