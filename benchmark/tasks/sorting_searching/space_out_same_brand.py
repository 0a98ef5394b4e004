"""Plan a commercial break from a dict of brand to number of spots: slots with the same brand must
be at least `gap` positions apart (1 or more, 1 meaning next to each other). Fill slot after
slot with the brand that is allowed there and has the most spots left, the alphabetically first
of several; where none is allowed the slot stays empty as None. The list ends with the last spot,
and brands with no spots are ignored."""


def space_out_same_brand(spots, gap):
    left = {brand: count for brand, count in spots.items() if count > 0}
    allowed_from = {}
    plan = []
    for slot in range(sum(left.values()) * gap):
        allowed = [brand for brand in left if allowed_from.get(brand, 0) <= slot]
        if not allowed:
            plan.append(None)
            continue
        chosen = min(allowed, key=lambda brand: (-left[brand], brand))
        plan.append(chosen)
        allowed_from[chosen] = slot + gap
        left[chosen] -= 1
        if left[chosen] == 0:
            del left[chosen]
        if not left:
            break
    return plan


assert space_out_same_brand({"a": 2, "b": 1}, 2) == ["a", "b", "a"]
assert space_out_same_brand({"a": 4}, 3) == [
    "a", None, None, "a", None, None, "a", None, None, "a"]
assert space_out_same_brand({"b": 2, "a": 2}, 1) == ["a", "b", "a", "b"]
assert space_out_same_brand({"a": 3, "b": 1}, 1) == ["a", "a", "a", "b"]
assert space_out_same_brand({"x": 2, "y": 3, "z": 1}, 3) == ["y", "x", "z", "y", "x", None, "y"]
assert space_out_same_brand({"a": 0, "b": 1}, 3) == ["b"]
assert space_out_same_brand({"c": 1, "d": 2}, 4) == ["d", "c", None, None, "d"]
assert space_out_same_brand({"f": 1, "e": 1, "g": 1}, 2) == ["e", "f", "g"]
