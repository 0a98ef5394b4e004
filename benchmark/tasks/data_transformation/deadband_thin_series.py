"""Thin out logged values before sending them: keep one only if it differs from the last kept value
by at least a band, or if the most that may be skipped in a row were just skipped. The first and the
last value are kept in any case. List the kept ones as (position from 0, value) pairs."""


def deadband_thin_series(values, band, max_skip):
    kept = []
    for position, value in enumerate(values):
        final = position == len(values) - 1
        if kept and not final:
            last_position, last_value = kept[-1]
            if position - last_position <= max_skip and abs(value - last_value) < band:
                continue
        kept.append((position, value))
    return kept


assert deadband_thin_series([10, 11, 12, 13, 20, 20], 3, 9) == [(0, 10), (3, 13), (4, 20), (5, 20)]
assert deadband_thin_series([5, 5, 5, 5, 5, 5], 2, 2) == [(0, 5), (3, 5), (5, 5)]
assert deadband_thin_series([8, 7, 6, 5, 4], 2, 5) == [(0, 8), (2, 6), (4, 4)]
assert deadband_thin_series([7, 7, 8, 9], 1, 9) == [(0, 7), (2, 8), (3, 9)]
assert deadband_thin_series([3, 3, 3, 8, 3, 3, 3, 3], 4, 1) == [
    (0, 3), (2, 3), (3, 8), (4, 3), (6, 3), (7, 3)]
assert deadband_thin_series([1, 1, 2], 5, 0) == [(0, 1), (1, 1), (2, 2)]
assert deadband_thin_series([0, 4, -4, 5, -5, 3], 5, 4) == [(0, 0), (3, 5), (4, -5), (5, 3)]
assert deadband_thin_series([6, 6, 9, 9, 9, 9, 6], 3, 2) == [(0, 6), (2, 9), (5, 9), (6, 6)]
