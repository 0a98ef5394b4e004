"""How well does an app keep its users? From (user, week) activity, weeks being whole numbers and
repeats counting once, make a list [week, size, active 1 week later, 2 weeks later, ...] for each
week in which anybody was active for the first time, earliest first: size is the number of those
newcomers, then follow for 1 to max_weeks weeks later how many of them were active. Weeks later than
the last week of all the activity give None instead."""


def cohort_retention_rows(activity, max_weeks):
    weeks = {}
    for user, week in activity:
        weeks.setdefault(user, set()).add(week)
    newcomers = {}
    for active in weeks.values():
        newcomers.setdefault(min(active), []).append(active)
    last = max((week for _, week in activity), default=0)
    rows = []
    for first, members in sorted(newcomers.items(), key=lambda item: item[0]):
        row = [first, len(members)]
        for week in range(first + 1, first + max_weeks + 1):
            count = sum(week in active for active in members)
            row.append(count if week <= last else None)
        rows.append(row)
    return rows


assert cohort_retention_rows([("a", 1), ("b", 1), ("a", 2), ("a", 3), ("b", 3)], 2) == [
    [1, 2, 1, 2]]
assert cohort_retention_rows([("a", 1), ("b", 2), ("a", 3)], 3) == [
    [1, 1, 0, 1, None], [2, 1, 0, None, None]]
assert cohort_retention_rows([("a", 5), ("a", 4), ("a", 5), ("b", 5)], 1) == [
    [4, 1, 1], [5, 1, None]]
assert cohort_retention_rows([("c", 9), ("b", 7), ("c", 8), ("b", 9), ("a", 7)], 2) == [
    [7, 2, 0, 1], [8, 1, 1, None]]
assert cohort_retention_rows([("a", 3), ("a", 6), ("b", 1)], 1) == [[1, 1, 0], [3, 1, 0]]
assert cohort_retention_rows([("a", -2), ("b", 0), ("a", -1)], 3) == [
    [-2, 1, 1, 0, None], [0, 1, None, None, None]]
assert cohort_retention_rows([("x", 2), ("y", 2), ("x", 2), ("z", 2), ("z", 4)], 0) == [[2, 3]]
assert cohort_retention_rows([("a", 10), ("a", 12)], 2) == [[10, 1, 0, 1]]
