"""Drawing program, command "distribute horizontally": boxes (x, width), all with different x, are
shifted so that the gaps between neighbours in order of x become equal while those with smallest and
largest x stay put. Pixels are whole; if the room can't be divided evenly, gaps further left are one
pixel larger. Return the new x values in the order of the input, the old ones for fewer than three
boxes or too little room for gaps of zero or more."""


def space_boxes_evenly(boxes):
    lefts = [x for x, _ in boxes]
    if len(boxes) < 3:
        return lefts
    order = sorted(range(len(boxes)), key=lambda i: lefts[i])
    position = lefts[order[0]]
    room = lefts[order[-1]] - position - sum(boxes[i][1] for i in order[:-1])
    if room < 0:
        return lefts
    gap, spare = divmod(room, len(boxes) - 1)
    for rank, i in enumerate(order[:-1]):
        lefts[i] = position
        position += boxes[i][1] + gap
        if rank < spare:
            position += 1
    return lefts


assert space_boxes_evenly([(0, 10), (12, 6), (50, 20)]) == [0, 27, 50]
assert space_boxes_evenly([(62, 4), (5, 10), (20, 12), (41, 3)]) == [62, 5, 26, 49]
assert space_boxes_evenly([(61, 4), (5, 10), (41, 3), (20, 12)]) == [61, 5, 48, 26]
assert space_boxes_evenly([(40, 6), (0, 5), (30, 8), (10, 3), (20, 1)]) == [40, 0, 27, 11, 20]
assert space_boxes_evenly([(0, 10), (4, 6), (15, 2)]) == [0, 4, 15]
assert space_boxes_evenly([(0, 10), (4, 5), (15, 2)]) == [0, 10, 15]
assert space_boxes_evenly([(-20, 5), (-18, 7), (-3, 4), (10, 1)]) == [-20, -10, 2, 10]
assert space_boxes_evenly([(3, 9)]) == [3]
