"""Project a herd given as counts per age class, two or more, youngest first, and return the counts
after some years. Every year the same given percentage of every class survives, rounded down class
by class, and moves up one class, the last class keeping its own survivors too. Newborns, a
percentage of that new last class rounded down, form the first class. Then animals beyond the
capacity are culled, all from the oldest class as far as it goes, then from the next younger."""


def herd_after_years(classes, survival, fertility, capacity, years):
    herd = list(classes)
    for _ in range(years):
        survivors = [count * survival // 100 for count in herd]
        adults = survivors[-2] + survivors[-1]
        herd = [adults * fertility // 100, *survivors[:-2], adults]
        excess = sum(herd) - capacity
        for age in range(len(herd) - 1, -1, -1):
            if excess <= 0:
                break
            culled = min(herd[age], excess)
            herd[age] -= culled
            excess -= culled
    return herd


assert herd_after_years([10, 20, 30], 50, 100, 999, 1) == [25, 5, 25]
assert herd_after_years([10, 20, 30], 50, 100, 999, 2) == [14, 12, 14]
assert herd_after_years([10, 20, 30], 50, 100, 40, 1) == [25, 5, 10]
assert herd_after_years([10, 20, 30], 50, 100, 20, 1) == [20, 0, 0]
assert herd_after_years([10, 20, 30], 50, 100, 5, 0) == [10, 20, 30]
assert herd_after_years([7, 9], 50, 30, 99, 1) == [2, 7]
assert herd_after_years([800, 6, 400, 200], 100, 50, 2000, 1) == [300, 800, 6, 600]
assert herd_after_years([10, 20, 30], 50, 100, 54, 1) == [25, 5, 24]
