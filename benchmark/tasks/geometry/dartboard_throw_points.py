"""Score of a dart landing at whole coordinates (x, y) from the centre of the board, y upward. The
six increasing radii end the bull (50 points), outer bull (25), inner singles, trebles, outer
singles and doubles; exactly on a radius counts as inside it, beyond the last one is 0. The order
lists the numbers of 20 equal sectors clockwise, the first centred straight up; a dart on the line
between two sectors scores the one further clockwise."""

from math import atan2, degrees


def dartboard_throw_points(x, y, radii, order):
    reached = [x * x + y * y <= radius * radius for radius in radii]
    if not reached[5]:
        return 0
    if reached[0]:
        return 50
    if reached[1]:
        return 25
    angle = degrees(atan2(x, y))
    number = order[int((angle + 9) // 18) % 20]
    if reached[2]:
        return number
    if reached[3]:
        return 3 * number
    if reached[4]:
        return number
    return 2 * number


assert dartboard_throw_points(3, 4, (5, 12, 50, 65, 90, 100), range(1, 21)) == 50
assert dartboard_throw_points(0, -6, (5, 12, 50, 65, 90, 100), range(1, 21)) == 25
assert dartboard_throw_points(-30, 40, (5, 12, 50, 65, 90, 100), range(1, 21)) == 19
assert dartboard_throw_points(40, 40, (5, 12, 50, 65, 90, 100), range(1, 21)) == 12
assert dartboard_throw_points(60, -25, (5, 12, 50, 65, 90, 100), range(7, 27)) == 39
assert dartboard_throw_points(54, 72, (5, 12, 50, 65, 90, 100), range(1, 21)) == 3
assert dartboard_throw_points(-100, 0, (5, 12, 50, 65, 90, 100), range(1, 21)) == 32
assert dartboard_throw_points(60, -81, (5, 12, 50, 65, 90, 100), range(1, 21)) == 0
assert dartboard_throw_points(-14, 80, (5, 12, 50, 65, 90, 100), range(1, 21)) == 20
