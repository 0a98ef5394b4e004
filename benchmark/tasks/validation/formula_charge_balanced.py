"""Does a reaction balance, in every element and in charge? Each side is a list of (count, formula);
a formula strings together symbols (a capital, maybe a small letter), each with an optional number
of atoms, and may end in a charge after "^" such as "^2-", "^3+" or a plain "^+" for one, as in
"SO4^2-". If any symbol isn't among the known ones, the answer is False."""

from re import findall


def formula_charge_balanced(left, right, known):
    surplus = {}
    charge = 0
    for direction, side in ((1, left), (-1, right)):
        for count, formula in side:
            atoms, _, ion = formula.partition("^")
            for symbol, number in findall(r"([A-Z][a-z]?)([0-9]*)", atoms):
                if symbol not in known:
                    return False
                change = direction * count * int(number or 1)
                surplus[symbol] = surplus.get(symbol, 0) + change
            if ion:
                size = int(ion[:-1] or 1)
                charge += direction * count * (size if ion[-1] == "+" else -size)
    return charge == 0 and not any(surplus.values())


assert formula_charge_balanced([(2, "H2"), (1, "O2")], [(2, "H2O")], {"H", "O"}) is True
assert formula_charge_balanced([(1, "H2"), (1, "O2")], [(1, "H2O")], {"H", "O"}) is False
assert formula_charge_balanced([(2, "H2"), (1, "O2")], [(2, "H2O")], {"H"}) is False
assert formula_charge_balanced([(1, "Ca^2+"), (2, "Cl^-")], [(1, "CaCl2")], {"Ca", "Cl"}) is True
assert formula_charge_balanced([(1, "Ca^2+"), (2, "Cl^2-")], [(1, "CaCl2")], {"Ca", "Cl"}) is False
assert formula_charge_balanced([(1, "Na")], [(1, "Na^+")], {"Na"}) is False
assert formula_charge_balanced([(1, "CO")], [(1, "Co")], {"C", "O", "Co"}) is False
assert formula_charge_balanced(
    [(1, "MnO4^-"), (5, "Fe^2+"), (8, "H^+")],
    [(1, "Mn^2+"), (5, "Fe^3+"), (4, "H2O")],
    {"Mn", "O", "Fe", "H"},
) is True
assert formula_charge_balanced([], [(1, "S10^+"), (1, "S^-")], {"S"}) is False
