"""Turn the zone names of successive position fixes into crossings (index, from zone, to zone). The
first named zone holds at once; a change is confirmed when the needed number of fixes in a row name
the same other zone, and the crossing is reported with the index of the first of them. A fix back in
the old zone, or in a third one, breaks the row, and the third zone's row starts there. Missing
fixes (None) neither count nor break anything, but keep their index."""


def confirmed_zone_crossings(fixes, needed):
    crossings = []
    current = candidate = None
    for index, zone in enumerate(fixes):
        if zone is None:
            continue
        if current is None:
            current = zone
        if zone == current:
            candidate = None
            continue
        if zone != candidate:
            candidate, first, count = zone, index, 0
        count += 1
        if count >= needed:
            crossings.append((first, current, zone))
            current = zone
    return crossings


assert confirmed_zone_crossings(["a", "a", "b", "b", "b"], 2) == [(2, "a", "b")]
assert confirmed_zone_crossings(["a", "b", "a", "b", "b"], 2) == [(3, "a", "b")]
assert confirmed_zone_crossings(["a", "b", None, "b"], 2) == [(1, "a", "b")]
assert confirmed_zone_crossings(["a", "b", "c", "c"], 2) == [(2, "a", "c")]
assert confirmed_zone_crossings([None, "x", "y"], 1) == [(2, "x", "y")]
assert confirmed_zone_crossings(["a", "b", "b", "a", "a"], 2) == [(1, "a", "b"), (3, "b", "a")]
assert confirmed_zone_crossings(["a", "b", "b"], 3) == []
assert confirmed_zone_crossings(["a", "b", "c", "b", "b", "c", "c"], 2) == [
    (3, "a", "b"), (5, "b", "c")]
assert confirmed_zone_crossings(["a", "b", "b", None, "a", "b", "b", "b"], 3) == [(5, "a", "b")]
