"""Compact text tokens for a list of whole numbers: the first is written in full as "=12", each one
after it as its signed difference from the number before ("+3", "-2", "+0"), and two or more zero
differences in a row are joined into one token such as "0x4". A missing number (None) is "~", and
the number after it is written in full again. The result is the list of tokens."""

from itertools import groupby


def encode_delta_series(numbers):
    plain = []
    previous = None
    for number in numbers:
        if number is None:
            plain.append("~")
        elif previous is None:
            plain.append(f"={number}")
        else:
            step = number - previous
            plain.append(f"{step:+d}")
        previous = number
    tokens = []
    for token, group in groupby(plain):
        run = list(group)
        if token != "+0" or len(run) < 2:
            tokens.extend(run)
            continue
        tokens.append(f"0x{len(run)}")
    return tokens


assert encode_delta_series([10, 13, 13, 11]) == ["=10", "+3", "+0", "-2"]
assert encode_delta_series([5, 5, 5, 5, 6]) == ["=5", "0x3", "+1"]
assert encode_delta_series([1, None, None, 4, 6]) == ["=1", "~", "~", "=4", "+2"]
assert encode_delta_series([-3, -3, -3]) == ["=-3", "0x2"]
assert encode_delta_series([None, 7, 7, None, 7, 7, 7]) == ["~", "=7", "+0", "~", "=7", "0x2"]
assert encode_delta_series([0, 0, 1, 2, 2]) == ["=0", "+0", "+1", "+1", "+0"]
assert encode_delta_series([4, 5, 6, 6, 6, 6, 0]) == ["=4", "+1", "+1", "0x3", "-6"]
