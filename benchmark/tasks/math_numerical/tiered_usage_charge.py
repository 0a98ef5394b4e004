"""Work out a utility bill where each block of consumption has its own unit price, the blocks given
as (ceiling, price) with rising ceilings counted after a free allowance is taken off. A standing
fee is added whenever anything is left to bill, otherwise the bill is 0; consumption beyond the
final ceiling cannot be priced and gives -1, but reaching a ceiling exactly stays inside it."""


def tiered_usage_charge(units, allowance, tiers, fee):
    billable = units - allowance
    if billable <= 0:
        return 0
    charge, floor = fee, 0
    for ceiling, price in tiers:
        if billable <= ceiling:
            return charge + (billable - floor) * price
        charge += (ceiling - floor) * price
        floor = ceiling
    return -1


assert tiered_usage_charge(15, 5, [(10, 2), (30, 3), (100, 5)], 1) == 21
assert tiered_usage_charge(16, 5, [(10, 2), (30, 3), (100, 5)], 1) == 24
assert tiered_usage_charge(40, 0, [(10, 2), (30, 3), (100, 5)], 0) == 130
assert tiered_usage_charge(5, 5, [(10, 2), (30, 3)], 7) == 0
assert tiered_usage_charge(6, 5, [(10, 2), (30, 3)], 7) == 9
assert tiered_usage_charge(3, 5, [(10, 2), (30, 3)], 7) == 0
assert tiered_usage_charge(100, 0, [(10, 2), (30, 3), (100, 5)], 4) == 434
assert tiered_usage_charge(101, 0, [(10, 2), (30, 3), (100, 5)], 4) == -1
assert tiered_usage_charge(8, 0, [], 4) == -1
