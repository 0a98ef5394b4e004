"""Final price in whole cents after first the percentage discounts, one after the other on what is
left, each discount rounded to a cent with halves up, and then the fixed reductions. Percentages are
whole and at most 100; a percentage or reduction that isn't positive is ignored. All together may
take off at most the given percentage of the original price, rounded down to a cent, and the result
never falls below 0."""


def stacked_discount_price(price, percents, reductions, max_percent):
    reduced = price
    for percent in percents:
        if percent > 0:
            reduced -= (reduced * percent + 50) // 100
    for reduction in reductions:
        if reduction > 0:
            reduced -= reduction
    lowest = price - price * max_percent // 100
    return max(reduced, lowest, 0)


assert stacked_discount_price(1000, [10, 20], [], 100) == 720
assert stacked_discount_price(1005, [10], [], 100) == 904
assert stacked_discount_price(1000, [10], [50, 1], 100) == 849
assert stacked_discount_price(1000, [50, 50], [100], 60) == 400
assert stacked_discount_price(999, [60], [], 50) == 500
assert stacked_discount_price(500, [], [700], 150) == 0
assert stacked_discount_price(1000, [-10, 20], [-5, 30], 80) == 770
assert stacked_discount_price(999, [15, 15], [], 100) == 722
assert stacked_discount_price(149, [1], [1], 5) == 147
