"""A small controller without floats smooths whole-number readings. It keeps a level counted in
256ths, which is set to the first reading; every later one moves the level by weight/256 of the
distance from it to the reading, rounded down to a whole 256th (also when negative). Put out the
level after each reading, rounded to a whole number with halves up. A missing reading (None) repeats
the output before it, or gives None if there is none."""


def smooth_in_fixed_point(samples, weight):
    outputs = []
    level = None
    for sample in samples:
        if sample is not None:
            if level is None:
                level = sample * 256
            else:
                level += (sample * 256 - level) * weight // 256
        outputs.append(None if level is None else (level + 128) // 256)
    return outputs


assert smooth_in_fixed_point([10, 20, 20], 128) == [10, 15, 18]
assert smooth_in_fixed_point([0, 1, 1, 1], 64) == [0, 0, 0, 1]
assert smooth_in_fixed_point([None, 8, None, 0, None], 64) == [None, 8, 8, 6, 6]
assert smooth_in_fixed_point([-3, -4, 5], 128) == [-3, -3, 1]
assert smooth_in_fixed_point([100, 0, 50], 256) == [100, 0, 50]
assert smooth_in_fixed_point([7, 900, -900], 0) == [7, 7, 7]
assert smooth_in_fixed_point([0, 127, 128], 1) == [0, 0, 1]
assert smooth_in_fixed_point([0, 256, 0], 3) == [0, 3, 3]
assert smooth_in_fixed_point([None], 9) == [None]
