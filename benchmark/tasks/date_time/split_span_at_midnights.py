"""Break a recording from one absolute minute to another, counted from midnight of day 0, into a
list of (day number, from minute, to minute), one entry per calendar day touched. Up to midnight is
written as 1440, and ending at midnight doesn't touch the next day. When there are several entries,
those shorter than a minimum are removed, even if that is all of them; a sole entry always stays. An
empty recording gives an empty list."""


def split_span_at_midnights(start, end, minimum):
    pieces = []
    while start < end:
        day, minute = divmod(start, 1440)
        stop = min(minute + end - start, 1440)
        pieces.append((day, minute, stop))
        start += stop - minute
    if len(pieces) == 1:
        return pieces
    return [piece for piece in pieces if piece[2] - piece[1] >= minimum]


assert split_span_at_midnights(100, 200, 5) == [(0, 100, 200)]
assert split_span_at_midnights(1400, 1500, 5) == [(0, 1400, 1440), (1, 0, 60)]
assert split_span_at_midnights(1400, 1440, 5) == [(0, 1400, 1440)]
assert split_span_at_midnights(1430, 1500, 11) == [(1, 0, 60)]
assert split_span_at_midnights(1430, 1450, 10) == [(0, 1430, 1440), (1, 0, 10)]
assert split_span_at_midnights(1435, 4325, 6) == [(1, 0, 1440), (2, 0, 1440)]
assert split_span_at_midnights(3080, 3083, 10) == [(2, 200, 203)]
assert split_span_at_midnights(1435, 1443, 6) == []
