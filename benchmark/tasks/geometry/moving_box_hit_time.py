"""During one tick a box moves by (dx, dy) while another one rests; both are (left, top, right,
bottom) with positive area. At which fraction of the tick, as a float from 0.0 to 1.0, does it start
to run into the other one? If their insides overlap at the outset it is 0.0, reaching the other box
just at the end of the tick, about to enter it, is 1.0. Gliding along a side, brushing a corner,
moving away and falling short are no hit and give None."""

from math import inf


def moving_box_hit_time(box, resting, dx, dy):
    enter = 0.0
    leave = inf
    for axis, speed in ((0, dx), (1, dy)):
        near = resting[axis] - box[axis + 2]
        far = resting[axis + 2] - box[axis]
        if speed == 0:
            if near >= 0 or far <= 0:
                return None
            continue
        first, last = sorted((near / speed, far / speed))
        enter = max(enter, first)
        leave = min(leave, last)
    if enter > 1 or enter >= leave:
        return None
    return enter


assert moving_box_hit_time((0, 0, 2, 3), (5, 1, 9, 4), 12, 0) == 0.25
assert moving_box_hit_time((0, 0, 2, 3), (5, 1, 9, 4), 3, 0) == 1.0
assert moving_box_hit_time((0, 0, 2, 3), (5, 1, 9, 4), 2, 0) is None
assert moving_box_hit_time((0, 0, 2, 3), (5, 3, 9, 6), 40, 0) is None
assert moving_box_hit_time((10, 9, 12, 11), (3, 2, 6, 5), -8, -8) == 0.5
assert moving_box_hit_time((4, 4, 8, 8), (1, 7, 5, 12), 0, 0) == 0.0
assert moving_box_hit_time((0, 0, 2, 2), (3, -1, 5, 1), 4, 4) is None
assert moving_box_hit_time((5, 0, 8, 2), (1, 6, 5, 8), 0, 32) is None
assert moving_box_hit_time((5, 0, 8, 2), (1, 6, 9, 8), 0, 32) == 0.125
assert moving_box_hit_time((6, 2, 8, 5), (3, 1, 6, 9), 2, 1) is None
