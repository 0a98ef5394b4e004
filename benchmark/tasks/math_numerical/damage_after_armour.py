"""Role-playing game: how many hit points does an attack of a given whole strength take? A critical
hit doubles the strength, armour is then subtracted from it, and a resistance in percent lowers the
rest; no more than 75 percent counts, and negative resistance makes it worse. Fractions go up; an
attack above zero always takes at least 1, any other takes 0."""


def damage_after_armour(attack, armour, resistance, critical):
    if attack <= 0:
        return 0
    if critical:
        attack *= 2
    passed = attack - armour
    percent = 100 - min(resistance, 75)
    damage = (passed * percent + 99) // 100
    return max(1, damage)


assert damage_after_armour(100, 20, 0, False) == 80
assert damage_after_armour(100, 20, 0, True) == 180
assert damage_after_armour(53, 10, 25, False) == 33
assert damage_after_armour(50, 10, 25, False) == 30
assert damage_after_armour(100, 0, 90, False) == 25
assert damage_after_armour(10, 50, 0, False) == 1
assert damage_after_armour(0, 5, 0, True) == 0
assert damage_after_armour(40, 1, -50, False) == 59
assert damage_after_armour(1, 0, 57, False) == 1
assert damage_after_armour(7, 0, 57, False) == 4
