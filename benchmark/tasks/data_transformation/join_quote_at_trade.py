"""Which price was quoted when each trade happened? For every (symbol, time) trade, in the order
given, find the price of the latest quote of that symbol at or before its time; the quotes are
(symbol, time, price) in any order, and of quotes with the same symbol and time the one further down
the list counts. A trade whose latest quote is more than max_lag old, or that has none, gets
None."""

from bisect import bisect_right


def join_quote_at_trade(trades, quotes, max_lag):
    times = {}
    prices = {}
    for symbol, time, price in sorted(quotes, key=lambda quote: quote[1]):
        times.setdefault(symbol, []).append(time)
        prices.setdefault(symbol, []).append(price)
    joined = []
    for symbol, time in trades:
        known = times.get(symbol, [])
        count = bisect_right(known, time)
        if count == 0 or time - known[count - 1] > max_lag:
            joined.append(None)
            continue
        joined.append(prices[symbol][count - 1])
    return joined


assert join_quote_at_trade([("A", 10), ("B", 11)], [("A", 8, 5), ("B", 9, 7)], 4) == [5, 7]
assert join_quote_at_trade([("A", 10)], [("A", 11, 6), ("A", 9, 5), ("A", 7, 4)], 4) == [5]
assert join_quote_at_trade([("A", 9), ("A", 6), ("A", 20)], [("A", 9, 5), ("A", 7, 4)], 4) == [
    5, None, None]
assert join_quote_at_trade([("A", 9), ("A", 10)], [("A", 5, 3)], 4) == [3, None]
assert join_quote_at_trade([("A", 5)], [("A", 4, 9), ("A", 4, 2), ("A", 3, 8)], 1) == [2]
assert join_quote_at_trade([("C", 5), ("A", 5)], [("A", 5, 1), ("B", 5, 2)], 9) == [None, 1]
assert join_quote_at_trade(
    [("A", 30), ("A", 10)], [("A", 1, 2), ("A", 11, 3), ("A", 40, 4)], 9) == [None, 2]
assert join_quote_at_trade([("B", 3), ("B", 8)], [("B", 2, 1), ("A", 3, 7), ("B", 7, 6)], 0) == [
    None, None]
assert join_quote_at_trade([("A", 12)], [("A", 2, 5), ("A", 9, 6), ("A", 11, 7)], 3) == [7]
