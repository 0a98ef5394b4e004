"""Which edition of a handbook is to be used for some year? From the ascending list of the years in
which editions appeared, choose the one of that very year, else the latest earlier one if it is at
most `max_behind` years older, else the earliest later one if it is at most `max_ahead` years
away. When none of them will do, the result is None."""

from bisect import bisect_right


def edition_for_year(editions, year, max_behind, max_ahead):
    place = bisect_right(editions, year)
    if place > 0:
        earlier = editions[place - 1]
        if year - earlier <= max_behind:
            return earlier
    if place < len(editions) and editions[place] - year <= max_ahead:
        return editions[place]
    return None


assert edition_for_year([1990, 2000, 2010], 2000, 5, 5) == 2000
assert edition_for_year([1990, 2000], 1995, 5, 9) == 1990
assert edition_for_year([1990, 2000, 2001], 1996, 5, 4) == 2000
assert edition_for_year([1990, 2000], 1996, 5, 3) is None
assert edition_for_year([1990, 2000], 1980, 3, 10) == 1990
assert edition_for_year([1990, 2000], 1979, 50, 10) is None
assert edition_for_year([1990, 2000], 2009, 8, 99) is None
assert edition_for_year([1990, 1997], 2003, 6, 0) == 1997
