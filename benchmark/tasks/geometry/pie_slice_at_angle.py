"""A pie chart has a number of equal slices, numbered from 0 in the direction of growing degrees (of
falling degrees if it is reversed); the first one begins at the offset angle. Into which slice does
a given whole-degree angle fall, negative and huge angles included? On a dividing line the slice
that begins there gets it. Less than one slice gives None."""


def pie_slice_at_angle(angle, slices, offset, is_reversed):
    if slices < 1:
        return None
    turned = angle - offset
    if is_reversed:
        turned = -turned
    turned %= 360
    return turned * slices // 360


assert pie_slice_at_angle(75, 5, 10, False) == 0
assert pie_slice_at_angle(82, 5, 10, False) == 1
assert pie_slice_at_angle(9, 5, 10, False) == 4
assert pie_slice_at_angle(9, 5, 10, True) == 0
assert pie_slice_at_angle(82, 5, 10, True) == 4
assert pie_slice_at_angle(-62, 5, 10, True) == 1
assert pie_slice_at_angle(-740, 7, 0, False) == 6
assert pie_slice_at_angle(359, 1, 0, False) == 0
assert pie_slice_at_angle(20, 0, 10, False) is None
