"""Find the trips of a vehicle in (time, speed) samples in time order, as (start, end) pairs. A trip
starts at the first of two neighbouring samples over the moving limit. It ends at the first of the
standing samples (speed 0) in a row once another of that row is at least the stop time after it; a
trip never ended that way ends with the last sample. The next one can only start with samples after
those. Leave out trips shorter than the minimum length."""


def trips_from_speed_log(samples, moving_limit, stop_time, min_length):
    trips = []
    start = candidate = halted_at = None
    for time, speed in samples:
        if start is None:
            if speed <= moving_limit:
                candidate = None
            elif candidate is None:
                candidate = time
            else:
                start, halted_at = candidate, None
            continue
        if speed > 0:
            halted_at = None
            continue
        if halted_at is None:
            halted_at = time
        elif time - halted_at >= stop_time:
            trips.append((start, halted_at))
            start = candidate = None
    if start is not None:
        trips.append((start, samples[-1][0]))
    return [(first, last) for first, last in trips if last - first >= min_length]


assert trips_from_speed_log(
    [(0, 0), (10, 6), (20, 30), (130, 0), (190, 0)], 5, 60, 100
) == [(10, 130)]
assert trips_from_speed_log([(0, 6), (10, 3), (20, 7), (300, 4)], 5, 60, 100) == []
assert trips_from_speed_log(
    [(0, 5), (10, 6), (20, 6), (200, 0), (260, 0)], 5, 60, 100
) == [(10, 200)]
assert trips_from_speed_log(
    [(0, 9), (10, 9), (50, 0), (109, 0), (120, 9), (300, 0), (360, 0)], 5, 60, 100
) == [(0, 300)]
assert trips_from_speed_log([(200, 9), (210, 9), (299, 0), (359, 0)], 5, 60, 100) == []
assert trips_from_speed_log([(0, 9), (10, 9), (100, 0), (160, 0)], 5, 60, 100) == [(0, 100)]
assert trips_from_speed_log(
    [(0, 9), (10, 9), (40, 0), (70, 9), (90, 0), (90, 0)], 5, 0, 50
) == [(0, 90)]
assert trips_from_speed_log([(0, 9), (10, 9), (400, 0), (430, 0)], 5, 60, 100) == [(0, 430)]
assert trips_from_speed_log(
    [(0, 9), (10, 9), (150, 0), (210, 0), (220, 9), (230, 2), (240, 9), (250, 8), (400, 0),
     (470, 0)], 5, 60, 100
) == [(0, 150), (240, 400)]
assert trips_from_speed_log(
    [(0, 9), (10, 9), (50, 0), (60, 1), (115, 0), (120, 0), (175, 0)], 5, 60, 100
) == [(0, 115)]
