"""Which quarter of the field does each test score belong to? A score's standing is the number of
strictly lower scores plus half of the other equal ones, divided by the number of other scores;
below 0.25 is band 1, below 0.5 band 2, below 0.75 band 3 and the rest band 4. Answer with a list
of bands in the order of the scores. A lone score is in band 4."""

from bisect import bisect_left, bisect_right


def quartile_band_of_scores(scores):
    others = len(scores) - 1
    if others == 0:
        return [4]
    ordered = sorted(scores)
    bands = []
    for score in scores:
        lower = bisect_left(ordered, score)
        same = bisect_right(ordered, score) - lower - 1
        doubled = 2 * lower + same
        bands.append(min(2 * doubled // others + 1, 4))
    return bands


assert quartile_band_of_scores([10, 20, 30, 40, 50]) == [1, 2, 3, 4, 4]
assert quartile_band_of_scores([7]) == [4]
assert quartile_band_of_scores([]) == []
assert quartile_band_of_scores([5, 5]) == [3, 3]
assert quartile_band_of_scores([3, 1, 2]) == [4, 1, 3]
assert quartile_band_of_scores([1, 1, 1, 2]) == [2, 2, 2, 4]
assert quartile_band_of_scores([9, 8, 8, 1, 0, 0]) == [4, 3, 3, 2, 1, 1]
assert quartile_band_of_scores([-1, -3]) == [4, 1]
assert quartile_band_of_scores([2, 5, 2, 5]) == [1, 4, 1, 4]
