"""Cut a rectangular hole out of a box, both (left, top, right, bottom) with y growing downward and
positive size, and list what is left as such tuples: first the strip above the hole, then the one
below, left of it, right of it, without empty ones. The strips above and below span the whole width
of the box, the other two only the rows between them. A hole sharing no area with the box leaves
the box alone in the list."""


def subtract_box_pieces(box, hole):
    left, top, right, bottom = box
    hole_left, hole_right = max(left, hole[0]), min(right, hole[2])
    hole_top, hole_bottom = max(top, hole[1]), min(bottom, hole[3])
    if hole_left >= hole_right or hole_top >= hole_bottom:
        return [box]
    pieces = []
    if top < hole_top:
        pieces.append((left, top, right, hole_top))
    if hole_bottom < bottom:
        pieces.append((left, hole_bottom, right, bottom))
    if left < hole_left:
        pieces.append((left, hole_top, hole_left, hole_bottom))
    if hole_right < right:
        pieces.append((hole_right, hole_top, right, hole_bottom))
    return pieces


assert subtract_box_pieces((0, 1, 20, 13), (5, 4, 12, 9)) == [
    (0, 1, 20, 4), (0, 9, 20, 13), (0, 4, 5, 9), (12, 4, 20, 9)
]
assert subtract_box_pieces((2, 3, 10, 9), (2, 3, 10, 9)) == []
assert subtract_box_pieces((2, 3, 10, 9), (10, 5, 14, 8)) == [(2, 3, 10, 9)]
assert subtract_box_pieces((2, 3, 10, 9), (4, 9, 7, 12)) == [(2, 3, 10, 9)]
assert subtract_box_pieces((2, 3, 10, 9), (-1, 0, 5, 6)) == [(2, 6, 10, 9), (5, 3, 10, 6)]
assert subtract_box_pieces((2, 3, 10, 9), (8, 5, 30, 20)) == [(2, 3, 10, 5), (2, 5, 8, 9)]
assert subtract_box_pieces((2, 3, 10, 9), (4, 11, 7, 15)) == [(2, 3, 10, 9)]
assert subtract_box_pieces((2, 3, 10, 9), (0, 4, 11, 8)) == [(2, 3, 10, 4), (2, 8, 10, 9)]
assert subtract_box_pieces((2, 3, 10, 9), (-5, 4, 1, 8)) == [(2, 3, 10, 9)]
