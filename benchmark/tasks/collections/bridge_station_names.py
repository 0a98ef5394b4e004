"""Which stations of a rail network hurt most when closed? Links maps stations to their neighbours;
tracks run both ways even if only one end lists them. A closed station cuts off all other stations
of its own connected network except the largest part that still hangs together. List
(station, number cut off) for every station that cuts off at least min_cut others, the worst first
and equal ones by name; a station without any neighbour is never listed."""


def _part_size(near, start, seen):
    seen.add(start)
    waiting = [start]
    size = 0
    while waiting:
        size += 1
        fresh = near[waiting.pop()] - seen
        seen |= fresh
        waiting.extend(fresh)
    return size


def bridge_station_names(links, min_cut):
    near = {station: set() for station in links}
    for station, others in links.items():
        for other in others:
            near[station].add(other)
            near.setdefault(other, set()).add(station)
    critical = []
    for closed, neighbours in near.items():
        seen = {closed}
        parts = [_part_size(near, start, seen) for start in sorted(neighbours) if start not in seen]
        if not parts:
            continue
        cut_off = sum(parts) - max(parts)
        if cut_off >= min_cut:
            critical.append((closed, cut_off))
    return sorted(critical, key=lambda entry: (-entry[1], entry[0]))


assert bridge_station_names({"a": ["b"], "b": ["c"], "c": ["d"]}, 1) == [("b", 1), ("c", 1)]
assert bridge_station_names({"a": ["b"], "b": ["c"], "c": ["d"]}, 2) == []
assert bridge_station_names({"hub": ["z", "x", "y"]}, 2) == [("hub", 2)]
assert bridge_station_names({"a": ["b"], "b": ["c"], "c": ["a"]}, 1) == []
assert bridge_station_names({"solo": [], "q": ["p"]}, 0) == [("p", 0), ("q", 0)]
assert bridge_station_names({"a": ["b"], "b": ["c"], "c": ["d"], "d": ["e"]}, 1) == [
    ("c", 2), ("b", 1), ("d", 1)]
assert bridge_station_names({"a": ["b"], "b": ["a", "c"], "c": ["b"], "x": ["y"]}, 1) == [("b", 1)]
assert bridge_station_names({"m": ["a", "b", "p"], "a": ["b"], "p": ["q", "r"]}, 2) == [
    ("m", 2), ("p", 2)]
