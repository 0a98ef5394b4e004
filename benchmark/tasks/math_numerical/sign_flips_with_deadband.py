"""Count how often a noisy signal changes between positive and negative. Samples no further from
zero than `band` (zero or more) say nothing: the sign before them stays in force. The first sample
outside the band only sets the sign and is no change, so a signal that never leaves the band, or an
empty one, has 0 changes."""


def sign_flips_with_deadband(samples, band):
    flips = 0
    sign = 0
    for sample in samples:
        if abs(sample) <= band:
            continue
        if sign * sample < 0:
            flips += 1
        sign = 1 if sample > 0 else -1
    return flips


assert sign_flips_with_deadband([1, -1, 1], 0) == 2
assert sign_flips_with_deadband([5, -5], 5) == 0
assert sign_flips_with_deadband([5, -6], 4) == 1
assert sign_flips_with_deadband([-3, 1, 3], 2) == 1
assert sign_flips_with_deadband([3, -1, 3], 2) == 0
assert sign_flips_with_deadband([0, 0, -4, 4], 0) == 1
assert sign_flips_with_deadband([9, 0.25, -8, 7, -0.5], 0.25) == 3
assert sign_flips_with_deadband([6, -5, -6, 7], 5) == 2
