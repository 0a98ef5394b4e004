"""Bookkeeping for one article by moving average: purchases come as (quantity, price per piece) and
sales as (negative quantity, anything), in order of time. A purchase mixes its price with the
average so far by quantity, a sale leaves the average alone, but one that takes everything or more
than there is sets both stock and average back to 0. Report (stock, average rounded to two
places), (0, 0) before any move; a quantity of 0 changes nothing."""


def average_cost_after_moves(moves):
    stock = 0
    average = 0
    for quantity, price in moves:
        if quantity > 0:
            average = (stock * average + quantity * price) / (stock + quantity)
        stock += quantity
        if stock <= 0:
            stock = average = 0
    return stock, round(average, 2)


assert average_cost_after_moves([(10, 2.0), (10, 4.0)]) == (20, 3.0)
assert average_cost_after_moves([(10, 2.0), (-4, 9), (6, 5.0)]) == (12, 3.5)
assert average_cost_after_moves([(4, 2.5), (-4, 0)]) == (0, 0)
assert average_cost_after_moves([(4, 2.5), (-9, 0), (2, 7.0)]) == (2, 7.0)
assert average_cost_after_moves([]) == (0, 0)
assert abs(average_cost_after_moves([(1, 2), (2, 2.5)])[1] - 2.33) < 1e-9
assert average_cost_after_moves([(3, 1.5), (-2, 8)]) == (1, 1.5)
assert average_cost_after_moves([(0, 9.0), (2, 4.5)]) == (2, 4.5)
assert average_cost_after_moves([(5, 1.0), (1, 4.0)]) == (6, 1.5)
