"""Shortlist offers given as (price, rating): leave out everything dearer than the budget and
everything unrated (rating None), and then every offer for which another one is no dearer and
rated no worse, with at least one of the two strictly better. Exact duplicates appear once, and
the result is sorted by price."""


def undominated_offers(offers, budget):
    shortlist = []
    rated = [offer for offer in offers if offer[1] is not None]
    for price, rating in sorted(rated, key=lambda offer: (offer[0], -offer[1])):
        if price > budget:
            break
        if shortlist and rating <= shortlist[-1][1]:
            continue
        shortlist.append((price, rating))
    return shortlist


assert undominated_offers([(30, 4), (20, 3), (10, 1)], 99) == [(10, 1), (20, 3), (30, 4)]
assert undominated_offers([(25, 3), (20, 3)], 50) == [(20, 3)]
assert undominated_offers([(20, 3), (20, 5)], 50) == [(20, 5)]
assert undominated_offers([(10, 2), (10, 2)], 50) == [(10, 2)]
assert undominated_offers([(10, 5), (20, 4), (30, 6)], 25) == [(10, 5)]
assert undominated_offers([(30, 6), (10, 5)], 30) == [(10, 5), (30, 6)]
assert undominated_offers([(5, None), (8, 1)], 9) == [(8, 1)]
assert undominated_offers([(40, 7), (10, 3), (30, 7), (20, 2), (35, 8)], 100) == [
    (10, 3), (30, 7), (35, 8)]
