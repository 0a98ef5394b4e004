"""Teachers mark on different scales: rows of (group, value) with whole-number values should become
(group, score) rows in the same order, where the smallest value of its group scores 0, the largest
100 and the others in proportion, rounded to whole numbers with halves up. In a group whose values
are all the same everybody scores 50. A missing value (None) stays None and influences nothing."""


def rescale_within_group(rows):
    bounds = {}
    for group, value in rows:
        if value is None:
            continue
        low, high = bounds.get(group, (value, value))
        bounds[group] = (min(low, value), max(high, value))
    scored = []
    for group, value in rows:
        score = None
        if value is not None:
            low, high = bounds[group]
            span = high - low
            score = 50 if span == 0 else ((value - low) * 200 + span) // (span * 2)
        scored.append((group, score))
    return scored


assert rescale_within_group([("a", 2), ("a", 6), ("a", 3)]) == [("a", 0), ("a", 100), ("a", 25)]
assert rescale_within_group([("a", 1), ("b", 9), ("a", 4), ("b", 5), ("a", 3)]) == [
    ("a", 0), ("b", 100), ("a", 100), ("b", 0), ("a", 67)]
assert rescale_within_group([("a", 7), ("b", 3), ("a", 7)]) == [("a", 50), ("b", 50), ("a", 50)]
assert rescale_within_group([("a", None), ("a", 10), ("a", None), ("a", 30), ("a", 20)]) == [
    ("a", None), ("a", 0), ("a", None), ("a", 100), ("a", 50)]
assert rescale_within_group([("x", None), ("y", -4), ("y", 0)]) == [
    ("x", None), ("y", 0), ("y", 100)]
assert rescale_within_group([("q", 8), ("q", 0), ("q", 1), ("q", 3)]) == [
    ("q", 100), ("q", 0), ("q", 13), ("q", 38)]
assert rescale_within_group([("q", -1), ("q", -7), ("q", -5), ("q", -6)]) == [
    ("q", 100), ("q", 0), ("q", 33), ("q", 17)]
assert rescale_within_group([("z", 200), ("z", 0), ("z", 1), ("z", 199)]) == [
    ("z", 100), ("z", 0), ("z", 1), ("z", 100)]
