"""Quality control in a lab: by which rule is a series of control values rejected? "1-3s" if any
value lies more than three deviations off the mean, "2-2s" if two successive ones lie more than two
deviations off on the same side, "10-x" if ten in a row lie on one side, where a value equal to the
mean is on neither. The first of these rules in this order, wherever in the series; else None."""


def control_sample_run_rejected(values, mean, deviation):
    offsets = [value - mean for value in values]
    if any(abs(offset) > 3 * deviation for offset in offsets):
        return "1-3s"
    limit = 2 * deviation
    for offset, following in zip(offsets, offsets[1:]):
        if min(offset, following) > limit or max(offset, following) < -limit:
            return "2-2s"
    above = below = 0
    for offset in offsets:
        above = above + 1 if offset > 0 else 0
        below = below + 1 if offset < 0 else 0
        if above == 10 or below == 10:
            return "10-x"
    return None


assert control_sample_run_rejected([50, 59, 41, 56, 56], 50, 3) is None
assert control_sample_run_rejected([55, 55, 50, 43], 50, 2) == "1-3s"
assert control_sample_run_rejected([50, 55, 55, 50], 50, 2) == "2-2s"
assert control_sample_run_rejected([45, 45, 50, 50], 50, 2) == "2-2s"
assert control_sample_run_rejected([55, 45, 54, 55, 46, 45, 50, 55], 50, 2) is None
assert control_sample_run_rejected([49] + [51] * 10, 50, 2) == "10-x"
assert control_sample_run_rejected([51] + [49] * 10, 50, 2) == "10-x"
assert control_sample_run_rejected([49] + [51] * 9 + [50] + [49] * 9, 50, 2) is None
assert control_sample_run_rejected([57], 50, 2) == "1-3s"
assert control_sample_run_rejected([50] * 11, 50, 2) is None
