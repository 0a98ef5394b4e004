"""How many people does each unit of a company lead? Units maps a unit to (parent unit or None, own
headcount). An open unit counts its own people and those of the open units below it, as far as reach
levels down. Closed units have no people, don't appear in the result and don't count as a level:
what hangs below them moves up to the next open unit above. Return unit -> total for the open
ones."""


def roll_up_headcount(units, closed, reach):
    totals = {unit: 0 for unit in units if unit not in closed}
    for unit, (_, headcount) in units.items():
        if unit in closed:
            continue
        above = unit
        level = 0
        while above is not None and level <= reach:
            if above not in closed:
                totals[above] += headcount
                level += 1
            above = units[above][0]
    return totals


assert roll_up_headcount(
    {"hq": (None, 1), "ops": ("hq", 2), "it": ("ops", 4), "net": ("it", 8)}, set(), 9
) == {"hq": 15, "ops": 14, "it": 12, "net": 8}
assert roll_up_headcount(
    {"hq": (None, 1), "ops": ("hq", 2), "it": ("ops", 4), "net": ("it", 8)}, set(), 1
) == {"hq": 3, "ops": 6, "it": 12, "net": 8}
assert roll_up_headcount({"it": ("ops", 4), "ops": (None, 2)}, [], 0) == {"it": 4, "ops": 2}
assert roll_up_headcount(
    {"hq": (None, 1), "ops": ("hq", 2), "it": ("ops", 4), "net": ("it", 8)}, {"ops"}, 9
) == {"hq": 13, "it": 12, "net": 8}
assert roll_up_headcount(
    {"hq": (None, 1), "ops": ("hq", 2), "it": ("ops", 4), "net": ("it", 8)}, {"ops"}, 1
) == {"hq": 5, "it": 12, "net": 8}
assert roll_up_headcount({"hq": (None, 7), "ops": ("hq", 2), "it": ("ops", 4)}, {"hq"}, 2) == {
    "ops": 6, "it": 4}
assert roll_up_headcount({"a": (None, 3), "b": ("a", 5), "c": ("a", 9)}, {"b"}, 1) == {
    "a": 12, "c": 9}
