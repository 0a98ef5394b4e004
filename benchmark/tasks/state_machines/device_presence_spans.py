"""When was somebody online? From (time, "on" or "off", device) events, the times strictly rising,
list the spans (start, end) in which at least one device was on. "on" for a device that is on
already and "off" for one that isn't change nothing. Two spans become one if the gap between them is
shorter than a given length, and a span still open after the events ends at a given later time."""


def device_presence_spans(events, min_gap, end):
    spans = []
    active = set()
    start = 0
    for time, change, device in events:
        if change == "on":
            if not active:
                start = time
            active.add(device)
        elif device in active:
            active.remove(device)
            if not active:
                spans.append((start, time))
    if active:
        spans.append((start, end))
    bridged = spans[:1]
    for begin, finish in spans[1:]:
        if begin - bridged[-1][1] < min_gap:
            bridged[-1] = bridged[-1][0], finish
        else:
            bridged.append((begin, finish))
    return bridged


assert device_presence_spans([(1, "on", "pc"), (5, "off", "pc")], 2, 9) == [(1, 5)]
assert device_presence_spans(
    [(1, "on", "pc"), (3, "on", "tv"), (5, "off", "pc"), (8, "off", "tv")], 2, 20
) == [(1, 8)]
assert device_presence_spans([(1, "on", "pc"), (2, "on", "pc"), (5, "off", "pc")], 2, 9) == [(1, 5)]
assert device_presence_spans(
    [(1, "on", "pc"), (5, "off", "pc"), (6, "on", "tv"), (9, "off", "tv")], 2, 12
) == [(1, 9)]
assert device_presence_spans(
    [(1, "on", "pc"), (5, "off", "pc"), (7, "on", "pc"), (9, "off", "pc")], 2, 12
) == [(1, 5), (7, 9)]
assert device_presence_spans([(4, "on", "pc")], 2, 11) == [(4, 11)]
assert device_presence_spans(
    [(0, "on", "pc"), (2, "off", "pc"), (9, "on", "pc"), (12, "off", "pc"), (14, "on", "tv"),
     (20, "off", "tv")], 5, 30
) == [(0, 2), (9, 20)]
assert device_presence_spans(
    [(1, "off", "pc"), (2, "on", "tv"), (3, "off", "pc"), (6, "off", "tv"), (7, "off", "tv")], 1, 9
) == [(2, 6)]
assert device_presence_spans(
    [(1, "on", "pc"), (3, "off", "pc"), (4, "on", "pc"), (6, "off", "pc"), (8, "on", "pc")], 3, 15
) == [(1, 15)]
assert device_presence_spans(
    [(0, "on", "pc"), (2, "off", "pc"), (9, "on", "tv"), (10, "on", "pc"), (11, "off", "tv")], 5, 13
) == [(0, 2), (9, 13)]
