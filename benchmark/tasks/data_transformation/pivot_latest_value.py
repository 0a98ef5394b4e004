"""Turn (key, field, time, value) readings in any order into key -> field -> value with the value
that has the latest time, equal times going to the reading further down. Readings from after now are
ignored, and so are those more than max_age before it. A field whose latest value is None is left
out, and a key without any field too."""


def pivot_latest_value(readings, now, max_age):
    latest = {}
    for key, field, time, value in readings:
        if time > now or now - time > max_age:
            continue
        known = latest.get((key, field))
        if known is None or time >= known[0]:
            latest[key, field] = (time, value)
    table = {}
    for (key, field), (_, value) in latest.items():
        if value is not None:
            table.setdefault(key, {})[field] = value
    return table


assert pivot_latest_value([("a", "t", 5, 20), ("a", "h", 6, 61), ("b", "t", 4, 19)], 10, 9) == {
    "a": {"t": 20, "h": 61}, "b": {"t": 19}}
assert pivot_latest_value([("a", "t", 7, 1), ("a", "t", 5, 2), ("a", "t", 6, 3)], 10, 9) == {
    "a": {"t": 1}}
assert pivot_latest_value([("a", "t", 5, 1), ("a", "t", 5, 2)], 10, 9) == {"a": {"t": 2}}
assert pivot_latest_value([("a", "t", 6, 1), ("a", "h", 5, 2), ("b", "t", 0, 3)], 10, 4) == {
    "a": {"t": 1}}
assert pivot_latest_value([("a", "t", 10, 1), ("a", "t", 11, 2)], 10, 4) == {"a": {"t": 1}}
assert pivot_latest_value([("a", "t", 3, 8), ("a", "t", 9, None), ("b", "t", 9, 0)], 10, 8) == {
    "b": {"t": 0}}
assert pivot_latest_value([("a", "t", 2, None), ("a", "t", 3, 8), ("a", "h", 1, None)], 4, 8) == {
    "a": {"t": 8}}
assert pivot_latest_value([("a", "t", 3, 8), ("b", "t", 5, 7)], 4, 0) == {}
assert pivot_latest_value([("a", "t", -3, 8), ("b", "t", -4, 7)], -3, 0) == {"a": {"t": 8}}
