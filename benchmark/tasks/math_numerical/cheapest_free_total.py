"""Our shop lets people take several items and pay one less: items are put into groups of
`group_size` from the most expensive down, and in each complete group the least expensive one costs
nothing. Items priced below `minimum` take no part and are simply paid. What does a basket, a list
of prices, cost? A group size below two means there is no offer."""


def cheapest_free_total(prices, group_size, minimum):
    total = sum(prices)
    if group_size < 2:
        return total
    eligible = [price for price in prices if price >= minimum]
    eligible.sort(reverse=True)
    for position in range(group_size - 1, len(eligible), group_size):
        total -= eligible[position]
    return total


assert cheapest_free_total([10, 20, 30], 3, 0) == 50
assert cheapest_free_total([20, 50, 10, 30, 40], 3, 0) == 120
assert cheapest_free_total([10, 20, 30, 40], 2, 0) == 60
assert cheapest_free_total([5, 20, 30, 40], 3, 10) == 75
assert cheapest_free_total([30, 10, 20], 3, 10) == 50
assert cheapest_free_total([9, 20, 30], 3, 10) == 59
assert cheapest_free_total([7, 8], 1, 0) == 15
assert cheapest_free_total([], 2, 0) == 0
assert cheapest_free_total([15, 15, 15], 2, 0) == 30
