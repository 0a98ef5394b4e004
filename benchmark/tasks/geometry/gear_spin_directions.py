"""In a puzzle, gears (x, y, radius) lie in a plane, radii being positive whole numbers, and two of
them mesh if the distance of their centres is exactly the sum of their radii. The one at position
driven is turned with spin 1; meshing gears spin opposite ways. List the spin of every gear, 1, -1
or 0 for those not moved. If somewhere among the moved ones two meshing gears would be forced to
spin the same way, the whole thing jams: None."""


def gear_spin_directions(gears, driven):
    spins = [0] * len(gears)
    spins[driven] = 1
    moving = [driven]
    while moving:
        current = moving.pop()
        x, y, radius = gears[current]
        for other, (other_x, other_y, other_radius) in enumerate(gears):
            square = (other_x - x) ** 2 + (other_y - y) ** 2
            if square != (radius + other_radius) ** 2:
                continue
            if spins[other] == spins[current]:
                return None
            if spins[other] == 0:
                spins[other] = -spins[current]
                moving.append(other)
    return spins


assert gear_spin_directions([(0, 0, 2), (3, 4, 3), (3, 9, 2)], 0) == [1, -1, 1]
assert gear_spin_directions([(0, 0, 2), (3, 4, 3), (3, 9, 2)], 1) == [-1, 1, -1]
assert gear_spin_directions([(0, 0, 2), (3, 4, 2), (3, 9, 3)], 2) == [0, -1, 1]
assert gear_spin_directions([(0, 0, 3), (3, 4, 3), (1, 1, 2)], 0) == [1, 0, 0]
assert gear_spin_directions([(0, 0, 1), (3, 0, 2), (0, 4, 3)], 1) is None
assert gear_spin_directions([(0, 0, 2), (4, 0, 2), (4, 4, 2), (0, 4, 2)], 3) == [-1, 1, -1, 1]
assert gear_spin_directions([(9, 9, 1), (0, 0, 1), (3, 0, 2), (0, 4, 3)], 0) == [1, 0, 0, 0]
assert gear_spin_directions([(5, 8, 2), (9, 8, 1), (5, 3, 3)], 2) == [-1, 0, 1]
assert gear_spin_directions([(1, 1, 4)], 0) == [1]
