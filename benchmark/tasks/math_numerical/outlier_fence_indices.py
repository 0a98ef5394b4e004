"""Flag unusual measurements: ascending positions of the values lying strictly more than a factor,
usually 1.5, times the interquartile range below the lower or above the upper quartile. The
quartiles are the medians of the lower and upper half of the sorted values, where the middle value
of an odd number belongs to neither. Fewer than five values give an empty list."""

from statistics import median


def outlier_fence_indices(values, factor):
    if len(values) < 5:
        return []
    ordered = sorted(values)
    half = len(ordered) // 2
    lower = median(ordered[:half])
    upper = median(ordered[-half:])
    reach = factor * (upper - lower)
    return [
        index
        for index, value in enumerate(values)
        if value < lower - reach or value > upper + reach
    ]


assert outlier_fence_indices([1, 2, 3, 4, 5, 6, 7, 100], 1.5) == [7]
assert outlier_fence_indices([50, 1, 2, 3, 4, -40, 5], 1.5) == [0, 5]
assert outlier_fence_indices([11, 1, 2, 3, 4, -5, 5], 1.5) == []
assert outlier_fence_indices([0, 0, 0, 10], 0.5) == []
assert outlier_fence_indices([0, 0, 0, 0, 10], 0.5) == [4]
assert outlier_fence_indices([1, 2, 3, 4, 9], 1) == []
assert outlier_fence_indices([9, 4, 4, 4, 4, 4, 3], 1.5) == [0, 6]
assert outlier_fence_indices([1, 2, 3, 4, 5, 6], 0) == [0, 5]
