"""Jobs are planned as name to (start, length), and links (before, after, lag) demand that the
second job starts no earlier than the end of the first plus the lag, which may be negative. Which
links are broken? Give (before, after, time missing), the most time missing first and ties by the
two names in turn; a link with a job that isn't planned is passed over."""


def task_plan_dependency_breaches(plan, links):
    breaches = []
    for before, after, lag in links:
        if before not in plan or after not in plan:
            continue
        start, length = plan[before]
        earliest = start + length + lag
        missing = earliest - plan[after][0]
        if missing > 0:
            breaches.append((before, after, missing))
    return sorted(breaches, key=lambda breach: (-breach[2], breach[0], breach[1]))


assert task_plan_dependency_breaches({"a": (1, 4), "b": (5, 2)}, [("a", "b", 0)]) == []
assert task_plan_dependency_breaches({"a": (1, 4), "b": (5, 2)}, [("a", "b", 1)]) == [
    ("a", "b", 1)
]
assert task_plan_dependency_breaches({"a": (0, 7), "b": (2, 9)}, [("a", "b", -3)]) == [
    ("a", "b", 2)
]
assert task_plan_dependency_breaches({"a": (1, 4)}, [("a", "x", 9), ("x", "a", 9)]) == []
assert task_plan_dependency_breaches(
    {"c": (0, 5), "b": (3, 1), "a": (2, 4)},
    [("c", "b", 0), ("a", "b", 0), ("c", "a", 0), ("b", "c", -2), ("c", "b", 0)],
) == [("a", "b", 3), ("c", "a", 3), ("b", "c", 2), ("c", "b", 2), ("c", "b", 2)]
assert task_plan_dependency_breaches({"a": (0, 3), "b": (1, 1), "c": (1, 1)}, [
    ("a", "c", 0), ("a", "b", 0)
]) == [("a", "b", 2), ("a", "c", 2)]
assert task_plan_dependency_breaches({"a": (0, 3), "b": (9, 1)}, [("b", "a", -20)]) == []
