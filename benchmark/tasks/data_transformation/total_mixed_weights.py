"""Add up weights people typed such as "2kg", "350 g" or "1.5 LB", using a table of whole grams per
unit (lower-case letters a to z). An entry is digits, perhaps a point and more digits, then the unit
in any letter case, with or without spaces before, between and after; each is rounded to whole
grams, halves up. Return the total and the list of entries not understood, as typed, for instance
because the number is missing or negative or the unit is not in the table."""

import re


def total_mixed_weights(entries, grams_per_unit):
    total = 0
    rejected = []
    for entry in entries:
        found = re.fullmatch(r" *([0-9]+)(?:\.([0-9]+))? *([a-z]+) *", entry.lower())
        if found is None or found[3] not in grams_per_unit:
            rejected.append(entry)
            continue
        decimals = found[2] or ""
        scale = 10 ** len(decimals)
        scaled = int(found[1] + decimals) * grams_per_unit[found[3]]
        total += (2 * scaled + scale) // (2 * scale)
    return total, rejected


assert total_mixed_weights(["2kg", "350 g", "3oz"], {"kg": 1000, "g": 1, "oz": 28}) == (2434, [])
assert total_mixed_weights(["1.5 LB"], {"lb": 454}) == (681, [])
assert total_mixed_weights(["0.5g", "0.5g"], {"g": 1}) == (2, [])
assert total_mixed_weights([" 1 Kg ", "x", "2 G"], {"kg": 1000, "g": 1}) == (1002, ["x"])
assert total_mixed_weights(["-3 g", "g", "5", "", "7 st"], {"g": 1}) == (
    0, ["-3 g", "g", "5", "", "7 st"])
assert total_mixed_weights(["1.0055kg", "0.0014kg"], {"kg": 1000}) == (1007, [])
assert total_mixed_weights(["3.g", ".5g", "4g", "Q"], {"g": 1}) == (4, ["3.g", ".5g", "Q"])
assert total_mixed_weights(["2.25st"], {"st": 6350}) == (14288, [])
