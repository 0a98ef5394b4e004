"""Work through share trades in order, each (quantity, price per share) with a negative quantity for
a sale. A sale uses up the shares bought longest ago first, and what goes beyond the holding is
ignored. Return the profit made by the sales, negative for a loss, and the number of shares left."""

from collections import deque


def realised_gain_fifo(trades):
    lots = deque()
    gain = 0
    for quantity, price in trades:
        if quantity > 0:
            lots.append((quantity, price))
            continue
        to_sell = -quantity
        while to_sell > 0 and lots:
            held, cost = lots.popleft()
            sold = min(held, to_sell)
            gain += sold * (price - cost)
            to_sell -= sold
            if sold < held:
                lots.appendleft((held - sold, cost))
    return gain, sum(held for held, _ in lots)


assert realised_gain_fifo([(10, 5), (-4, 7)]) == (8, 6)
assert realised_gain_fifo([(10, 5), (10, 8), (-15, 10)]) == (60, 5)
assert realised_gain_fifo([(10, 5), (-20, 6)]) == (10, 0)
assert realised_gain_fifo([(-5, 3), (5, 3)]) == (0, 5)
assert realised_gain_fifo([(3, 10), (-1, 12), (-1, 9), (4, 1), (-2, 11)]) == (12, 3)
assert realised_gain_fifo([(2, 5), (-2, 9), (2, 1), (-3, 4)]) == (14, 0)
assert realised_gain_fifo([]) == (0, 0)
assert realised_gain_fifo([(4, 20), (-2, 15)]) == (-10, 2)
assert realised_gain_fifo([(1, 1), (1, 2), (1, 3), (-2, 5)]) == (7, 1)
