"""Build price bars from trades (time, price, volume) that come in time order: each bar covers a
fixed width of time beginning at a whole multiple of that width, start included and end excluded.
Bars are (start, open, high, low, close, volume) in time order; trades whose volume is not above
zero are ignored, and stretches without trades give no bar. A width of zero or less gives an empty
list."""


def ticks_to_price_bars(ticks, width):
    if width <= 0:
        return []
    bars = []
    for time, price, volume in ticks:
        if volume <= 0:
            continue
        start = time - time % width
        if not bars or start != bars[-1][0]:
            bars.append((start, price, price, price, price, volume))
            continue
        _, opening, high, low, _, traded = bars[-1]
        bars[-1] = (start, opening, max(high, price), min(low, price), price, traded + volume)
    return bars


assert ticks_to_price_bars([(3, 10, 2), (5, 14, 1), (7, 8, 4), (9, 11, 3)], 10) == [
    (0, 10, 14, 8, 11, 10)]
assert ticks_to_price_bars([(9, 10, 2), (10, 12, 1), (19, 9, 1), (20, 5, 6)], 10) == [
    (0, 10, 10, 10, 10, 2), (10, 12, 12, 9, 9, 2), (20, 5, 5, 5, 5, 6)]
assert ticks_to_price_bars([(1, 4, 0), (2, 6, 1), (3, 99, -5), (4, 7, 1)], 5) == [
    (0, 6, 7, 6, 7, 2)]
assert ticks_to_price_bars([(7, 3, 1), (32, 4, 2)], 7) == [
    (7, 3, 3, 3, 3, 1), (28, 4, 4, 4, 4, 2)]
assert ticks_to_price_bars([(1, 2, 1)], 0) == []
assert ticks_to_price_bars([(1, 2, 1)], -3) == []
assert ticks_to_price_bars([(-1, 5, 2), (0, 6, 3), (1, 4, 1)], 2) == [
    (-2, 5, 5, 5, 5, 2), (0, 6, 6, 4, 4, 4)]
assert ticks_to_price_bars([(5, 9, 1), (5, 9, 2)], 1) == [(5, 9, 9, 9, 9, 3)]
