"""Turn one cron field such as "*/15,1-5,40" into a number whose bit n is on when the field matches
n. Its comma-separated parts are "*" (everything from low to high), "a" or "a-b" (both ends
included), each with an optional "/n" that keeps every n-th value from the part's first one;
"a/n" goes on up to high. A step of zero, b below a, a value outside low to high, or a part of
any other form makes the result None."""

from re import fullmatch


def cron_field_mask(field, low, high):
    mask = 0
    for part in field.split(","):
        match = fullmatch(r"(?:\*|([0-9]+)(?:-([0-9]+))?)(?:/([0-9]+))?", part)
        if match is None:
            return None
        first, last, step = match.groups()
        start = int(first or low)
        if last:
            end = int(last)
        else:
            end = high if step or not first else start
        stride = int(step or 1)
        if start < low or end > high or start > end or stride == 0:
            return None
        for number in range(start, end + 1, stride):
            mask |= 1 << number
    return mask


assert cron_field_mask("*", 0, 5) == 0b111111
assert cron_field_mask("1-5,8", 0, 23) == 0b100111110
assert cron_field_mask("2-8/3", 0, 23) == 0b100100100
assert cron_field_mask("*/2", 1, 6) == 0b101010
assert cron_field_mask("3/4,12", 1, 12) == 0b1100010001000
assert cron_field_mask("2,5-3", 0, 9) is None
assert cron_field_mask("*/0", 0, 9) is None
assert cron_field_mask("0,4", 1, 12) is None
assert cron_field_mask("10-13", 1, 12) is None
assert cron_field_mask("1,,2", 0, 9) is None
