"""List the yearly write-offs of a machine in whole dollars. Every year takes off a percentage of
the current book value, or, where that is larger, the book value above salvage spread evenly over
the years left including this one; both are rounded down and worked out anew each year. The book
value never drops below salvage, and a salvage above the cost means 0 in every year."""


def declining_depreciation(cost, salvage, years, percent):
    if salvage > cost:
        return [0] * years
    charges = []
    value = cost
    for remaining in range(years, 0, -1):
        spare = value - salvage
        declining = value * percent // 100
        even = spare // remaining
        charge = even if even > declining else min(declining, spare)
        charges.append(charge)
        value -= charge
    return charges


assert declining_depreciation(1000, 100, 5, 40) == [400, 240, 144, 86, 30]
assert declining_depreciation(1000, 0, 4, 40) == [400, 240, 180, 180]
assert declining_depreciation(7, 3, 2, 50) == [3, 1]
assert declining_depreciation(100, 90, 3, 40) == [10, 0, 0]
assert declining_depreciation(50, 80, 2, 30) == [0, 0]
assert declining_depreciation(10, 0, 4, 0) == [2, 2, 3, 3]
assert declining_depreciation(500, 20, 1, 10) == [480]
assert declining_depreciation(99, 0, 2, 55) == [54, 45]
