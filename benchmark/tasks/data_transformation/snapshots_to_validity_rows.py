"""Build history rows (from day, to day, value) out of (day, value) snapshots sorted by day. A value
holds until the day of the next different one, not included, and the last row stays open with None
as its end. Of several snapshots on a day only the last counts, repeats of the same value make no
new row, and None as value means nothing is valid. Rows over by the first day of interest are left
out, and one running then begins on that day."""


def snapshots_to_validity_rows(snapshots, first_day):
    changes = []
    for day, value in dict(snapshots).items():
        if changes and changes[-1][1] == value:
            continue
        changes.append((day, value))
    rows = []
    for index, (day, value) in enumerate(changes):
        until = changes[index + 1][0] if index + 1 < len(changes) else None
        if value is None or until is not None and until <= first_day:
            continue
        rows.append((max(day, first_day), until, value))
    return rows


assert snapshots_to_validity_rows([(1, "a"), (5, "b"), (9, "b"), (12, "c")], 0) == [
    (1, 5, "a"), (5, 12, "b"), (12, None, "c")]
assert snapshots_to_validity_rows([(1, "a"), (4, None), (8, "a")], 0) == [
    (1, 4, "a"), (8, None, "a")]
assert snapshots_to_validity_rows([(1, "a"), (5, "b"), (5, "a"), (7, "c"), (7, "d")], 0) == [
    (1, 7, "a"), (7, None, "d")]
assert snapshots_to_validity_rows([(1, "a"), (5, "b"), (9, "c")], 5) == [
    (5, 9, "b"), (9, None, "c")]
assert snapshots_to_validity_rows([(1, "a"), (5, "b")], 3) == [(3, 5, "a"), (5, None, "b")]
assert snapshots_to_validity_rows([(2, "x")], 10) == [(10, None, "x")]
assert snapshots_to_validity_rows([(1, "a"), (2, None), (3, None), (6, "b")], 2) == [
    (6, None, "b")]
assert snapshots_to_validity_rows([(1, 0), (3, 0), (4, 2)], 1) == [(1, 4, 0), (4, None, 2)]
