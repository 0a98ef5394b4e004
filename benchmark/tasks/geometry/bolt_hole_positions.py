"""Drill coordinates for a flange: a number of holes evenly spread over a circle with given centre
and radius, hole 1 at the start angle in degrees, counter-clockwise from the positive x axis, the
others following in that sense. Give their (x, y) in order, rounded to three decimals and never as
-0.0, leaving out the hole numbers to be skipped. With radius 0 it is always one hole at the
centre."""

from math import cos, radians, sin


def bolt_hole_positions(centre, radius, count, start_angle, skipped):
    if radius == 0:
        count, skipped = 1, []
    holes = []
    for number in range(1, count + 1):
        if number in skipped:
            continue
        angle = radians(start_angle + (number - 1) * 360 / count)
        x = round(centre[0] + radius * cos(angle), 3)
        y = round(centre[1] + radius * sin(angle), 3)
        holes.append((x + 0.0, y + 0.0))
    return holes


assert bolt_hole_positions((10, 20), 5, 4, 0, []) == [(15, 20), (10, 25), (5, 20), (10, 15)]
assert bolt_hole_positions((10, 20), 5, 4, 0, [2]) == [(15, 20), (5, 20), (10, 15)]
assert bolt_hole_positions((0, 0), 4, 6, 30, [1, 2, 4, 5]) == [(-3.464, 2.0), (3.464, -2.0)]
assert str(bolt_hole_positions((0, 0), 10, 4, 270, [3, 4])) == "[(0.0, -10.0), (10.0, 0.0)]"
assert bolt_hole_positions((-2.71828, 4), 0, 6, 15, [1]) == [(-2.718, 4)]
assert bolt_hole_positions((3, 4), 2, 0, 15, []) == []
assert bolt_hole_positions((2, 1), 1, 1, 90, []) == [(2, 2)]
assert bolt_hole_positions((1, 0), 4, 3, -60, [4]) == [(3, -3.464), (3, 3.464), (-3, 0)]
