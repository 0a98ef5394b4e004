"""In a game everybody starts at level 1; the first rise costs a base amount of points and each
later one a step more than the one before. From all points ever earned, tell (level, points gathered
within it, points still missing for the next). At the maximum level all surplus points stay in the
second place and the third is 0. Negative points count as none."""


def level_from_experience(total, base, step, max_level):
    level = 1
    cost = base
    left = max(total, 0)
    while level < max_level and left >= cost:
        left -= cost
        level += 1
        cost += step
    if level == max_level:
        return level, left, 0
    return level, left, cost - left


assert level_from_experience(0, 100, 50, 10) == (1, 0, 100)
assert level_from_experience(99, 100, 50, 10) == (1, 99, 1)
assert level_from_experience(100, 100, 50, 10) == (2, 0, 150)
assert level_from_experience(300, 100, 50, 10) == (3, 50, 150)
assert level_from_experience(600, 100, 50, 3) == (3, 350, 0)
assert level_from_experience(-20, 100, 50, 5) == (1, 0, 100)
assert level_from_experience(70, 10, 0, 1) == (1, 70, 0)
assert level_from_experience(35, 10, 0, 9) == (4, 5, 5)
