"""Mix two stock solutions to reach a target concentration in a given total of millilitres: how much
of each, as whole millilitres (first, second), when the concentrations are whole numbers too? The
stronger stock's volume is rounded, halves up, and the other fills up the total. A target weaker
than both stocks or stronger than both gives None; if both stocks already have the target
concentration, take everything from the first."""


def dilution_volumes(first, second, target, total):
    weak, strong = min(first, second), max(first, second)
    if target < weak or target > strong:
        return None
    span = strong - weak
    if span == 0:
        return total, 0
    concentrate = (2 * total * (target - weak) + span) // (2 * span)
    if first > second:
        return concentrate, total - concentrate
    return total - concentrate, concentrate


assert dilution_volumes(90, 10, 50, 1000) == (500, 500)
assert dilution_volumes(10, 90, 30, 1000) == (750, 250)
assert dilution_volumes(3, 0, 1, 5) == (2, 3)
assert dilution_volumes(5, 1, 2, 2) == (1, 1)
assert dilution_volumes(20, 20, 20, 300) == (300, 0)
assert dilution_volumes(10, 50, 9, 800) is None
assert dilution_volumes(10, 50, 51, 800) is None
assert dilution_volumes(10, 50, 10, 80) == (80, 0)
assert dilution_volumes(7, 8, 8, 60) == (0, 60)
