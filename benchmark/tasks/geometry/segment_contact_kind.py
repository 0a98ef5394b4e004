"""How do two straight segments with whole coordinates meet? Each is a pair of different (x, y) end
points. The answer is "overlap" if they share a stretch, "cross" if they meet in a single point that
is an end of neither, "touch" if they meet in a single point that is an end of at least one of them,
and "apart" if they have nothing in common."""


def _side(segment, point):
    (x1, y1), (x2, y2) = segment
    return (x2 - x1) * (point[1] - y1) - (y2 - y1) * (point[0] - x1)


def segment_contact_kind(first, second):
    second_sides = _side(first, second[0]), _side(first, second[1])
    first_sides = _side(second, first[0]), _side(second, first[1])
    if second_sides == (0, 0):
        low = max(min(first), min(second))
        high = min(max(first), max(second))
        if low < high:
            return "overlap"
        return "touch" if low == high else "apart"
    products = second_sides[0] * second_sides[1], first_sides[0] * first_sides[1]
    if max(products) > 0:
        return "apart"
    return "touch" if max(products) == 0 else "cross"


assert segment_contact_kind(((1, 1), (7, 4)), ((2, 5), (6, 0))) == "cross"
assert segment_contact_kind(((1, 1), (7, 4)), ((3, 2), (4, 9))) == "touch"
assert segment_contact_kind(((3, 2), (4, 9)), ((7, 4), (1, 1))) == "touch"
assert segment_contact_kind(((1, 1), (7, 4)), ((9, 5), (12, 1))) == "apart"
assert segment_contact_kind(((1, 1), (5, 3)), ((9, 5), (3, 2))) == "overlap"
assert segment_contact_kind(((1, 1), (5, 3)), ((9, 5), (5, 3))) == "touch"
assert segment_contact_kind(((7, 9), (7, 6)), ((7, 2), (7, 5))) == "apart"
assert segment_contact_kind(((2, 3), (3, 5)), ((2, 4), (3, 6))) == "apart"
assert segment_contact_kind(((2, 3), (5, 8)), ((5, 8), (9, 0))) == "touch"
