"""Draw up a duty plan of one name per week, for weeks numbered from 1, given the people and a dict
from name to the week numbers of their leave (people without leave may be missing). Whoever is not
on leave and has had fewest weeks so far is taken; among those the one whose last duty is longest
ago, then the alphabetically first. Nobody who had the week before is taken unless everyone else
is on leave, and a week with everyone on leave is None."""


def assign_on_call_weeks(people, weeks, leave):
    served = dict.fromkeys(people, 0)
    last_week = dict.fromkeys(people, 0)
    plan = []
    for week in range(1, weeks + 1):
        present = [name for name in people if week not in leave.get(name, ())]
        rested = [name for name in present if not plan or name != plan[-1]]
        chosen = min(
            rested or present,
            key=lambda name: (served[name], last_week[name], name),
            default=None,
        )
        if chosen is not None:
            served[chosen] += 1
            last_week[chosen] = week
        plan.append(chosen)
    return plan


assert assign_on_call_weeks(["Bo", "Al"], 4, {}) == ["Al", "Bo", "Al", "Bo"]
assert assign_on_call_weeks(["Al", "Bo", "Cy"], 4, {"Al": [1]}) == ["Bo", "Al", "Cy", "Bo"]
assert assign_on_call_weeks(["Al", "Bo"], 3, {"Bo": [2, 3]}) == ["Al", "Al", "Al"]
assert assign_on_call_weeks(["Al"], 3, {"Al": [2]}) == ["Al", None, "Al"]
assert assign_on_call_weeks(["Al", "Bo"], 5, {"Bo": [1, 2]}) == ["Al", "Al", "Bo", "Al", "Bo"]
assert assign_on_call_weeks(["Al", "Bo"], 6, {"Al": [1, 2, 3, 5], "Bo": [5]}) == [
    "Bo", "Bo", "Bo", "Al", None, "Al"]
assert assign_on_call_weeks(["Al", "Bo", "Cy"], 5, {"Al": [1, 2], "Cy": [3]}) == [
    "Bo", "Cy", "Al", "Bo", "Cy"]
assert assign_on_call_weeks([], 2, {}) == [None, None]
