"""Name the wrong figures of an invoice in whole cents. Lines are (quantity, price, amount, rate)
with a tax rate in whole percent; "line 2" (counted from 1) is wrong unless quantity times price is
the amount. "tax 19" is wrong if the stated tax for that rate, none counting as zero, is more than a
cent off that percentage of the rate's stated amounts, rounded half up; "total" unless it equals all
stated amounts and taxes. Lines come first, then the rates used or stated, rising, then the
total."""


def invoice_total_faults(lines, taxes, total):
    faults = []
    bases = dict.fromkeys(taxes, 0)
    stated = sum(taxes.values())
    for number, (quantity, price, amount, rate) in enumerate(lines, start=1):
        if quantity * price != amount:
            faults.append(f"line {number}")
        bases[rate] = bases.get(rate, 0) + amount
        stated += amount
    for rate in sorted(bases):
        due = (bases[rate] * rate + 50) // 100
        if abs(taxes.get(rate, 0) - due) > 1:
            faults.append(f"tax {rate}")
    if total != stated:
        faults.append("total")
    return faults


assert invoice_total_faults([(3, 250, 750, 20), (2, 100, 200, 5)], {20: 150, 5: 10}, 1110) == []
assert invoice_total_faults([(1, 500, 500, 0), (3, 250, 700, 20)], {20: 140}, 1340) == ["line 2"]
assert invoice_total_faults([(1, 50, 50, 5)], {5: 4}, 54) == []
assert invoice_total_faults([(1, 50, 50, 5)], {5: 1}, 51) == ["tax 5"]
assert invoice_total_faults([(1, 49, 49, 1)], {1: 2}, 51) == ["tax 1"]
assert invoice_total_faults([(1, 50, 50, 5)], {5: 2, 7: 2}, 53) == ["tax 7", "total"]
assert invoice_total_faults(
    [(1, 300, 300, 20), (1, 100, 100, 7), (2, 100, 200, 20)], {20: 101}, 701
) == ["tax 7"]
assert invoice_total_faults([(2, 9, 20, 10), (1, 50, 50, 2)], {}, 71) == [
    "line 1", "tax 10", "total"
]
assert invoice_total_faults([(1, 1, 1, 100), (1, 2, 2, 99)], {}, 3) == ["tax 99"]
