"""Join dirty screen rectangles (left, top, right, bottom) to save draw calls. As long as there is a
pair whose common bounding box has at most the area of the two added up plus a slack of zero or
more, take out the first such pair in list order (earliest first member, then earliest second), put
its bounding box at the end of the list and search anew. Return what remains as a sorted list."""

from itertools import combinations


def _area(box):
    left, top, right, bottom = box
    return (right - left) * (bottom - top)


def _bounds(first, second):
    return (
        min(first[0], second[0]),
        min(first[1], second[1]),
        max(first[2], second[2]),
        max(first[3], second[3]),
    )


def merge_redraw_boxes(boxes, slack):
    dirty = list(boxes)
    searching = True
    while searching:
        searching = False
        for first, second in combinations(dirty, 2):
            joint = _bounds(first, second)
            if _area(joint) <= _area(first) + _area(second) + slack:
                dirty.remove(first)
                dirty.remove(second)
                dirty.append(joint)
                searching = True
                break
    return sorted(dirty)


assert merge_redraw_boxes([(0, 0, 2, 2), (2, 0, 4, 2), (4, 0, 6, 2), (4, 2, 6, 4)], 0) == [
    (0, 0, 4, 2), (4, 0, 6, 4)
]
assert merge_redraw_boxes([(4, 1, 7, 3), (0, 0, 2, 2)], 3) == [(0, 0, 2, 2), (4, 1, 7, 3)]
assert merge_redraw_boxes([(4, 1, 7, 3), (0, 0, 2, 2)], 11) == [(0, 0, 7, 3)]
assert merge_redraw_boxes([(4, 1, 7, 3), (0, 0, 2, 2)], 10) == [(0, 0, 2, 2), (4, 1, 7, 3)]
assert merge_redraw_boxes([(1, 5, 4, 7), (1, 5, 4, 7)], 0) == [(1, 5, 4, 7)]
assert merge_redraw_boxes([(0, 3, 2, 5), (8, 3, 10, 5), (2, 3, 8, 5)], 0) == [(0, 3, 10, 5)]
assert merge_redraw_boxes([(0, 0, 3, 2), (3, 0, 6, 2), (0, 2, 3, 4)], 0) == [
    (0, 0, 6, 2), (0, 2, 3, 4)
]
assert merge_redraw_boxes([(2, 1, 5, 3), (2, 3, 5, 9), (20, 4, 26, 6)], 1) == [
    (2, 1, 5, 9), (20, 4, 26, 6)
]
