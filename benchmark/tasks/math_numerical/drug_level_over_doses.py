"""A patient is due for a list of doses at equal intervals, starting with none of the substance in
the body. During each interval the body keeps `kept` percent of what is there, rounded down. A dose
is left out when it would lift the amount above `maximum`. I want two things: the amounts just
before each due dose as a list, and how many doses were left out."""


def drug_level_over_doses(doses, kept, maximum):
    levels = []
    skipped = 0
    level = 0
    for dose in doses:
        levels.append(level)
        if level + dose > maximum:
            skipped += 1
        else:
            level += dose
        level = level * kept // 100
    return levels, skipped


assert drug_level_over_doses([100, 100, 100], 50, 150) == ([0, 50, 75], 1)
assert drug_level_over_doses([100, 100, 100], 50, 140) == ([0, 50, 25], 1)
assert drug_level_over_doses([], 50, 10) == ([], 0)
assert drug_level_over_doses([7, 2, 1], 50, 99) == ([0, 3, 2], 0)
assert drug_level_over_doses([200], 10, 199) == ([0], 1)
assert drug_level_over_doses([150, 6], 100, 199) == ([0, 150], 0)
assert drug_level_over_doses([33, 20, 5], 70, 40) == ([0, 23, 16], 1)
assert drug_level_over_doses([30, 30, 30, 1], 90, 30) == ([0, 27, 24, 21], 2)
