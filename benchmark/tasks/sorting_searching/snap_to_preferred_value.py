"""Resistors are sold in the sizes 10, 15, 22, 33, 47, 68 and those multiplied by 10, 100, 1000 and
so on, so that 100 and 150 follow 68. Which size is nearest to a whole number? Exactly half-way
between two it is the greater one. Numbers from 1 to 9 become 10; zero or less has no size, which
is told by None."""


def snap_to_preferred_value(number):
    if number <= 0:
        return None
    scale = 1
    while number >= 100 * scale:
        scale *= 10
    nearest = 10 * scale
    for step in (15, 22, 33, 47, 68, 100):
        size = step * scale
        if abs(size - number) <= abs(nearest - number):
            nearest = size
    return nearest


assert snap_to_preferred_value(125) == 150
assert snap_to_preferred_value(19) == 22
assert snap_to_preferred_value(28) == 33
assert snap_to_preferred_value(400) == 470
assert snap_to_preferred_value(575) == 680
assert snap_to_preferred_value(84) == 100
assert snap_to_preferred_value(1) == 10
assert snap_to_preferred_value(0) is None
assert snap_to_preferred_value(8249) == 6800
assert snap_to_preferred_value(1000) == 1000
