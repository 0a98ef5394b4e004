"""A boss starts in phase 1 with full health; its limits are falling percentages (full * percent /
100, rounded down) at which phase 2, 3 and so on begin. Changes below zero are damage, those above
zero healing, up to full at most and bringing no phase back. Damage that takes the health to the
current phase's limit or under it moves on exactly one phase and leaves it at that limit. In the
last phase it stops at 0, after which nothing counts; return (phase, health)."""


def boss_phase_after_damage(full, limits, changes):
    phase, health = 1, full
    for change in changes:
        if phase > len(limits):
            if health > 0:
                health = min(max(health + change, 0), full)
            continue
        floor = full * limits[phase - 1] // 100
        if change < 0 and health + change <= floor:
            phase, health = phase + 1, floor
        else:
            health = min(health + change, full)
    return phase, health


assert boss_phase_after_damage(90, [50], []) == (1, 90)
assert boss_phase_after_damage(200, [70, 30], [-59, -1]) == (2, 140)
assert boss_phase_after_damage(200, [70, 30], [-190, -190]) == (3, 60)
assert boss_phase_after_damage(200, [70, 30], [-190, -190, -70, 20]) == (3, 0)
assert boss_phase_after_damage(200, [70, 30], [-100, 50, -60]) == (2, 130)
assert boss_phase_after_damage(200, [50], [-30, 80]) == (1, 200)
assert boss_phase_after_damage(55, [50], [-27]) == (1, 28)
assert boss_phase_after_damage(80, [], [-79, -1]) == (1, 0)
assert boss_phase_after_damage(10, [6, 3], [-12, 4, -9, 2]) == (3, 0)
assert boss_phase_after_damage(400, [75, 50, 25], [-120, -120, -10]) == (3, 190)
