"""How many packs must be bought for a quantity that is needed, when a little less will do? Go down
to whole packs if what is then missing is at most `tolerance` percent of one pack, and up otherwise.
Anything needed means at least one pack, nothing needed (zero or less) none; a pack size below one
gives None in any case."""


def order_full_packs(needed, pack_size, tolerance):
    if pack_size < 1:
        return None
    if needed <= 0:
        return 0
    packs, missing = divmod(needed, pack_size)
    if missing * 100 > tolerance * pack_size:
        packs += 1
    return max(1, packs)


assert order_full_packs(25, 10, 50) == 2
assert order_full_packs(26, 10, 50) == 3
assert order_full_packs(30, 10, 0) == 3
assert order_full_packs(10101, 10000, 1) == 2
assert order_full_packs(1, 100, 5) == 1
assert order_full_packs(0, 10, 20) == 0
assert order_full_packs(-3, 10, 20) == 0
assert order_full_packs(3, 1, 0) == 3
assert order_full_packs(5, 0, 10) is None
