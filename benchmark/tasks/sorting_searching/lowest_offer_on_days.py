"""Besides the list price of an article there are special offers (first day, last day, price), in
any order, that may overlap and are valid on both of these days too. For each of some days in
ascending order, what does the article cost: the price of the cheapest offer running on that day,
or the list price when no running offer is below it? There may be many offers and many days."""

from heapq import heappop, heappush


def lowest_offer_on_days(offers, days, list_price):
    by_start = sorted(offers)
    begun = 0
    running = []
    prices = []
    for day in days:
        while begun < len(by_start) and by_start[begun][0] <= day:
            _, last, price = by_start[begun]
            heappush(running, (price, last))
            begun += 1
        while running and running[0][1] < day:
            heappop(running)
        cheapest = running[0][0] if running else list_price
        prices.append(min(cheapest, list_price))
    return prices


assert lowest_offer_on_days([(1, 3, 8)], [1, 3, 4], 10) == [8, 8, 10]
assert lowest_offer_on_days([(1, 9, 8), (3, 4, 5)], [2, 3, 4, 5], 10) == [8, 5, 5, 8]
assert lowest_offer_on_days([(2, 5, 12)], [3], 10) == [10]
assert lowest_offer_on_days([(5, 6, 4)], [4, 5], 9) == [9, 4]
assert lowest_offer_on_days([], [1, 2], 7) == [7, 7]
assert lowest_offer_on_days([(4, 6, 3), (1, 9, 6), (2, 5, 1)], [1, 2, 6, 6, 7], 5) == [
    5, 1, 3, 3, 5]
assert lowest_offer_on_days([(1, 2, 1), (1, 5, 2), (1, 4, 3)], [3, 5, 6], 9) == [2, 2, 9]
assert lowest_offer_on_days([(1, 2, 4), (2, 6, 4)], [1, 2, 3, 7], 6) == [4, 4, 4, 6]
