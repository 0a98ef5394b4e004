"""From (group, period, value) rows in any order, periods being whole numbers, report by how much
each value changed against the same group's value exactly lag periods earlier. Rows of one group and
period are added up first, passing over None; only if all of them are None the value is None. The
result is (group, period, change), sorted, once for each group and period that occurs; periods
before since only serve for comparison. The change is None when the value or the earlier one is None
or missing."""


def period_change_by_group(rows, lag, since):
    totals = {}
    for group, period, value in rows:
        known = totals.setdefault((group, period), None)
        if value is not None:
            totals[group, period] = value + (known or 0)
    changes = []
    for group, period in sorted(totals):
        if period < since:
            continue
        value = totals[group, period]
        earlier = totals.get((group, period - lag))
        change = None
        if value is not None and earlier is not None:
            change = value - earlier
        changes.append((group, period, change))
    return changes


assert period_change_by_group([("a", 2, 7), ("a", 1, 4), ("a", 3, 5)], 1, 0) == [
    ("a", 1, None), ("a", 2, 3), ("a", 3, -2)]
assert period_change_by_group([("b", 5, 9), ("a", 5, 1), ("b", 3, 2), ("a", 4, 8)], 2, 4) == [
    ("a", 4, None), ("a", 5, None), ("b", 5, 7)]
assert period_change_by_group([("a", 1, -1), ("a", 2, 1), ("a", 2, 6), ("a", 1, 5)], 1, 2) == [
    ("a", 2, 3)]
assert period_change_by_group([("a", 1, None), ("a", 2, 3), ("a", 3, None), ("a", 4, 2)], 1, 1) == [
    ("a", 1, None), ("a", 2, None), ("a", 3, None), ("a", 4, None)]
assert period_change_by_group([("a", 1, None), ("a", 1, 3), ("a", 2, 8), ("a", 2, None)], 1, 1) == [
    ("a", 1, None), ("a", 2, 5)]
assert period_change_by_group([("a", 0, 0), ("a", 4, 0), ("a", 8, 6)], 4, 1) == [
    ("a", 4, 0), ("a", 8, 6)]
assert period_change_by_group([("a", 1, 2), ("a", 1, -2), ("a", 2, 9)], 1, 2) == [("a", 2, 9)]
assert period_change_by_group([("c", -1, 5), ("c", 2, 11), ("c", 1, 4)], 3, -1) == [
    ("c", -1, None), ("c", 1, None), ("c", 2, 6)]
