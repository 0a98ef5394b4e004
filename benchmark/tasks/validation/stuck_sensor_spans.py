"""Where did a sensor freeze? Split its readings into spans: each lasts as long as the values are
within the tolerance (inclusive) of the span's first one, and the first value beyond that starts the
next span. None and the idle value belong to no span and end the current one. List (first index,
last index), both inclusive, of the spans with at least so many readings, in order."""


def stuck_sensor_spans(readings, tolerance, least, idle):
    spans = []
    start = None
    for index, reading in enumerate(readings + [None]):
        silent = reading is None or reading == idle
        if start is not None:
            if not silent and abs(reading - readings[start]) <= tolerance:
                continue
            if index - start >= least:
                spans.append((start, index - 1))
        start = None if silent else index
    return spans


assert stuck_sensor_spans([5, 5, 6, 4, 9], 1, 4, 0) == [(0, 3)]
assert stuck_sensor_spans([5, 5, 6, 4, 9], 1, 5, 0) == []
assert stuck_sensor_spans([5, 6, 7, 7, 7], 1, 3, 0) == [(2, 4)]
assert stuck_sensor_spans([5, 6, 7, 8], 1, 3, 0) == []
assert stuck_sensor_spans([8, 5, 5, None, 5, 5, 5], 1, 3, 0) == [(4, 6)]
assert stuck_sensor_spans([0, 0, 0, 0], 1, 2, 0) == []
assert stuck_sensor_spans([1, 1, 0, 1, 2, 1], 1, 2, 0) == [(0, 1), (3, 5)]
assert stuck_sensor_spans([None, 3, 7], 2, 1, 4) == [(1, 1), (2, 2)]
