"""Which orders bring a portfolio to its target percentages? From the value of each holding and the
percentage of each asset, both by name, work out amounts to buy (positive) or sell (negative) by
name, cut towards zero to whole units. A holding without target is sold; an asset not held counts 0.
Leave out assets whose share of the total is off by at most the threshold in percentage points, and
amounts of 0. Without a positive total there are no orders."""


def rebalance_orders(holdings, targets, threshold):
    total = sum(holdings.values())
    if total <= 0:
        return {}
    orders = {}
    for asset in holdings | targets:
        gap = targets.get(asset, 0) * total - holdings.get(asset, 0) * 100
        amount = abs(gap) // 100
        if amount == 0 or abs(gap) <= threshold * total:
            continue
        orders[asset] = amount if gap > 0 else -amount
    return orders


assert rebalance_orders({"A": 700, "B": 300}, {"A": 60, "B": 40}, 9) == {"A": -100, "B": 100}
assert rebalance_orders({"A": 700, "B": 300}, {"A": 60, "B": 40}, 10) == {}
assert rebalance_orders({"A": 705, "B": 300}, {"A": 70, "B": 30}, 0) == {"A": -1, "B": 1}
assert rebalance_orders({"A": 500, "B": 300, "C": 200}, {"A": 48, "B": 33, "C": 19}, 2) == {"B": 30}
assert rebalance_orders({"A": 200}, {"B": 100}, 50) == {"A": -200, "B": 200}
assert rebalance_orders({"A": 3, "B": 2}, {"A": 50, "B": 50}, 0) == {}
assert rebalance_orders({"A": 40, "CASH": -40}, {"A": 100}, 0) == {}
assert rebalance_orders({"A": 50, "B": -49}, {"A": 100}, 3) == {"A": -49, "B": 49}
