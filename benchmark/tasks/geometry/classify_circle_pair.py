"""Tell how two circles, each an (x, y, radius) triple of whole numbers, lie to one another: apart,
touching outside, crossing, touching inside, nested (one strictly within the other), or same. If
either radius is zero or less the answer is invalid."""


def classify_circle_pair(first, second):
    x1, y1, r1 = first
    x2, y2, r2 = second
    if r1 <= 0 or r2 <= 0:
        return "invalid"
    distance = (x1 - x2) ** 2 + (y1 - y2) ** 2
    if distance == 0 and r1 == r2:
        return "same"
    reach = (r1 + r2) ** 2
    inset = (r1 - r2) ** 2
    if distance >= reach:
        return "apart" if distance > reach else "touching outside"
    if distance <= inset:
        return "nested" if distance < inset else "touching inside"
    return "crossing"


assert classify_circle_pair((1, 1, 2), (4, 5, 3)) == "touching outside"
assert classify_circle_pair((0, 0, 1), (2, 2, 1)) == "apart"
assert classify_circle_pair((0, 0, 5), (3, 0, 2)) == "touching inside"
assert classify_circle_pair((2, 3, 2), (3, 3, 5)) == "nested"
assert classify_circle_pair((4, 1, 5), (4, 1, 5)) == "same"
assert classify_circle_pair((6, 2, 5), (2, 2, 3)) == "crossing"
assert classify_circle_pair((0, 0, 0), (0, 0, 3)) == "invalid"
assert classify_circle_pair((9, 9, 4), (1, 1, 0)) == "invalid"
assert classify_circle_pair((0, 0, 4), (0, 0, 2)) == "nested"
assert classify_circle_pair((0, 0, 2), (1, 1, 2)) == "crossing"
