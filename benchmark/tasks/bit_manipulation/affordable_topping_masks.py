"""A pizza order is a number whose bit b is on for topping b, which costs prices[b]. List every
order of at least one topping that uses only toppings of an allowed mask, costs a budget at most and
does not hold both toppings of any clashing pair, given as (topping, topping) indices. The list is
in ascending numeric order; the mask allows only toppings that have a price."""


def affordable_topping_masks(allowed, prices, budget, clashes):
    orders = []
    for order in range(1, allowed + 1):
        if order & ~allowed:
            continue
        cost = sum(price for topping, price in enumerate(prices) if (order >> topping) & 1)
        if cost > budget:
            continue
        if any((order >> one) & (order >> other) & 1 for one, other in clashes):
            continue
        orders.append(order)
    return orders


assert affordable_topping_masks(0b111, [1, 2, 4], 3, []) == [1, 2, 3]
assert affordable_topping_masks(0b101, [1, 2, 4], 5, []) == [1, 4, 5]
assert affordable_topping_masks(0b111, [1, 2, 4], 7, [(0, 2)]) == [1, 2, 3, 4, 6]
assert affordable_topping_masks(0b11, [3, 3], 2, []) == []
assert affordable_topping_masks(0b110, [9, 1, 1], 2, [(1, 2)]) == [2, 4]
assert affordable_topping_masks(0b1011, [2, 3, 0, 1], 4, [(0, 3)]) == [1, 2, 8, 10]
assert affordable_topping_masks(0b111, [0, 0, 0], 0, [(1, 0), (1, 2)]) == [1, 2, 4, 5]
