"""Opening times come as (start hour, end hour) pairs with the end hour itself no longer open. Build
the number whose bit h, for h from 0 to 23, is on when the shop is open during hour h. An end
before the start runs past midnight, equal hours mean the whole day, and a pair with an hour
outside 0 to 23 is skipped."""


def hours_mask_from_spans(spans):
    mask = 0
    for start, end in spans:
        if min(start, end) < 0 or max(start, end) > 23:
            continue
        length = (end - start) % 24 or 24
        for hour in range(start, start + length):
            mask |= 1 << (hour % 24)
    return mask


assert hours_mask_from_spans([]) == 0
assert hours_mask_from_spans([(9, 12)]) == 0xE00
assert hours_mask_from_spans([(22, 2)]) == 0xC00003
assert hours_mask_from_spans([(5, 5)]) == 0xFFFFFF
assert hours_mask_from_spans([(20, 0)]) == 0xF00000
assert hours_mask_from_spans([(0, 1), (23, 0)]) == 0x800001
assert hours_mask_from_spans([(8, 10), (9, 11)]) == 0x700
assert hours_mask_from_spans([(3, 24), (1, 2)]) == 0x2
assert hours_mask_from_spans([(-1, 2), (4, 5)]) == 0x10
assert hours_mask_from_spans([(0, 23)]) == 0x7FFFFF
