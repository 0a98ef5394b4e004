"""A printer does jobs (name, length, due time) one after the other from time 0 on, earliest due
time first and equal ones in the given order. When a job taken on would be finished later than it
is due, the longest of all jobs on the plan, itself included, is thrown off, of equally long ones
the one that runs later. What remains in the end? Answer (names in running order, names thrown off
in the order in which that happened)."""


def keep_punctual_jobs(jobs):
    plan = []
    thrown = []
    finish = 0
    for name, length, due in sorted(jobs, key=lambda job: job[2]):
        plan.append((name, length))
        finish += length
        if finish > due:
            longest = max(range(len(plan)), key=lambda place: (plan[place][1], place))
            name, length = plan.pop(longest)
            finish -= length
            thrown.append(name)
    return [name for name, _ in plan], thrown


assert keep_punctual_jobs([("a", 2, 5), ("b", 3, 5)]) == (["a", "b"], [])
assert keep_punctual_jobs([("a", 4, 4), ("b", 1, 4)]) == (["b"], ["a"])
assert keep_punctual_jobs([("b", 2, 3), ("a", 2, 3)]) == (["b"], ["a"])
assert keep_punctual_jobs([("x", 5, 9), ("y", 1, 2)]) == (["y", "x"], [])
assert keep_punctual_jobs([("p", 5, 4)]) == ([], ["p"])
assert keep_punctual_jobs([("a", 3, 4), ("b", 4, 6), ("c", 2, 7), ("d", 3, 10)]) == (
    ["a", "c", "d"], ["b"])
assert keep_punctual_jobs([("a", 4, 5), ("b", 2, 6), ("c", 3, 7), ("d", 1, 8)]) == (
    ["b", "c", "d"], ["a"])
assert keep_punctual_jobs([("a", 5, 5), ("b", 6, 6), ("c", 1, 7), ("d", 2, 7)]) == (
    ["c", "d"], ["b", "a"])
