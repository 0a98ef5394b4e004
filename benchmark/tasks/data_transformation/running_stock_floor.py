"""Run a small warehouse through its movements, positive for deliveries and negative for
withdrawals, beginning with opening pieces. The stock never drops below 0, nor rises above capacity;
what can't be withdrawn or stored is lost. Return (list of the stock after each movement, total that
couldn't be withdrawn, total that couldn't be stored)."""


def running_stock_floor(movements, opening, capacity):
    balances = []
    shortage = 0
    overflow = 0
    stock = opening
    for movement in movements:
        wanted = stock + movement
        stock = min(max(wanted, 0), capacity)
        shortage += max(0, -wanted)
        overflow += max(0, wanted - capacity)
        balances.append(stock)
    return balances, shortage, overflow


assert running_stock_floor([5, -3], 2, 10) == ([7, 4], 0, 0)
assert running_stock_floor([-5, 4, -6], 3, 10) == ([0, 4, 0], 4, 0)
assert running_stock_floor([5, 4, -1, 3], 3, 10) == ([8, 10, 9, 10], 0, 4)
assert running_stock_floor([-3, 8, -9], 2, 5) == ([0, 5, 0], 5, 3)
assert running_stock_floor([], 4, 9) == ([], 0, 0)
assert running_stock_floor([-4, 7], 4, 7) == ([0, 7], 0, 0)
assert running_stock_floor([1, -1, 1], 0, 0) == ([0, 0, 0], 1, 2)
assert running_stock_floor([-1, 0, 9, 1], 0, 8) == ([0, 0, 8, 8], 1, 2)
