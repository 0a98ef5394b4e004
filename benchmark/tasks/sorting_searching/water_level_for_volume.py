"""Pillars of whole-number heights, each one unit wide, stand side by side in a narrow tank. Water
is poured in and fills the room above every pillar lower than its level. What is the highest whole
level for which `volume` units are enough? Without water that is the top of the lowest pillar; no
pillars or a negative volume give None, and as numbers may be huge, don't try level after level."""


def water_level_for_volume(heights, volume):
    if not heights or volume < 0:
        return None
    low = min(heights)
    high = low + volume
    while low < high:
        level = (low + high + 1) // 2
        needed = sum(max(level - height, 0) for height in heights)
        if needed <= volume:
            low = level
        else:
            high = level - 1
    return low


assert water_level_for_volume([1, 3], 2) == 3
assert water_level_for_volume([1, 3], 1) == 2
assert water_level_for_volume([1, 3], 5) == 4
assert water_level_for_volume([0, 0, 0, 0], 9) == 2
assert water_level_for_volume([2, 2, 2], 0) == 2
assert water_level_for_volume([], 4) is None
assert water_level_for_volume([5], -1) is None
assert water_level_for_volume([0, 10, 1], 4) == 2
assert water_level_for_volume([4], 6) == 10
assert water_level_for_volume([-3, 1, -3], 7) == 0
