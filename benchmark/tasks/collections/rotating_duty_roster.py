"""Hand out duties in sequence to people standing in a line. Each duty is (label, absent people) and
goes to the foremost person who is not absent, who then moves to the end of the line, or leaves it
after a given number of duties; people passed over keep their place. The answer lists (label,
person), with None where nobody is left or everybody is away; a number below one means that nobody
serves at all."""


def rotating_duty_roster(names, duties, most):
    line = list(names) if most > 0 else []
    served = dict.fromkeys(names, 0)
    roster = []
    for label, absent in duties:
        present = [name for name in line if name not in absent]
        if not present:
            roster.append((label, None))
            continue
        chosen = present[0]
        roster.append((label, chosen))
        served[chosen] += 1
        line.remove(chosen)
        if served[chosen] < most:
            line.append(chosen)
    return roster


assert rotating_duty_roster(
    ["Ann", "Bob", "Cy"], [("mon", []), ("tue", []), ("wed", []), ("thu", [])], 9
) == [("mon", "Ann"), ("tue", "Bob"), ("wed", "Cy"), ("thu", "Ann")]
assert rotating_duty_roster(
    ["Ann", "Bob", "Cy"], [("mon", ["Ann"]), ("tue", []), ("wed", [])], 2
) == [("mon", "Bob"), ("tue", "Ann"), ("wed", "Cy")]
assert rotating_duty_roster(["Ann"], [("a", ["Ann"]), ("b", [])], 2) == [("a", None), ("b", "Ann")]
assert rotating_duty_roster(["Ann", "Bob"], [("a", []), ("b", []), ("c", [])], 1) == [
    ("a", "Ann"), ("b", "Bob"), ("c", None)
]
assert rotating_duty_roster(["Ann"], [("a", []), ("b", []), ("c", [])], 2) == [
    ("a", "Ann"), ("b", "Ann"), ("c", None)
]
assert rotating_duty_roster(["Ann"], [("a", [])], 0) == [("a", None)]
assert rotating_duty_roster(
    ["P", "Q", "R"], [(1, ["P"]), (2, ["P", "R"]), (3, ["Q"]), (4, [])], 3
) == [(1, "Q"), (2, "Q"), (3, "P"), (4, "R")]
assert rotating_duty_roster([], [("x", ["Al"]), ("y", [])], 5) == [("x", None), ("y", None)]
