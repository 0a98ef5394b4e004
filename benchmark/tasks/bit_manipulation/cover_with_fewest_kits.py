"""Which tool kits should a fitter take along? Kits are a list of masks with a bit for each tool.
The kits taken must together hold every bit of a required mask and none of a forbidden one, as few
kits as possible and no more than can be carried. Give the ascending list of their indexes, of
equally small choices the one that comes first in list order; [] if nothing is required, None if it
can't be done. There are a dozen kits at most."""

from itertools import combinations


def cover_with_fewest_kits(kits, required, forbidden, carried):
    allowed = [index for index, kit in enumerate(kits) if kit & forbidden == 0]
    for count in range(carried + 1):
        for chosen in combinations(allowed, count):
            missing = required
            for index in chosen:
                missing &= ~kits[index]
            if missing == 0:
                return list(chosen)
    return None


assert cover_with_fewest_kits([0b011, 0b110, 0b101], 0b111, 0, 3) == [0, 1]
assert cover_with_fewest_kits([0b011, 0b110], 0, 0b1, 2) == []
assert cover_with_fewest_kits([1, 2], 0b100, 0, 2) is None
assert cover_with_fewest_kits([0b1, 0b10, 0b100, 0b111], 0b111, 0, 4) == [3]
assert cover_with_fewest_kits([0b1, 0b10, 0b100, 0b1111], 0b111, 0b1000, 4) == [0, 1, 2]
assert cover_with_fewest_kits([0b1, 0b10, 0b100], 0b111, 0, 2) is None
assert cover_with_fewest_kits([0b11001, 0b00101, 0b00110, 0b11010], 0b1111, 0, 2) == [0, 2]
assert cover_with_fewest_kits([0b11, 0b01], 0b01, 0b10, 1) == [1]
assert cover_with_fewest_kits([0b11, 0b01], 0b01, 0, 0) is None
