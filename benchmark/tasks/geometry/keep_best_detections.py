"""An object detector reports (label, (left, top, right, bottom), score) triples with boxes of
positive area, often several for one object. Going from the highest score down, equal ones in input
order, drop each whose common area with one of the same label already kept is at least the given
percentage (1 to 100) of the area the two cover together. List the positions of those kept, best
score first."""


def _shares(first, second, percent):
    width = min(first[2], second[2]) - max(first[0], second[0])
    height = min(first[3], second[3]) - max(first[1], second[1])
    if min(width, height) <= 0:
        return False
    common = width * height
    areas = [(box[2] - box[0]) * (box[3] - box[1]) for box in (first, second)]
    return 100 * common >= percent * (sum(areas) - common)


def keep_best_detections(detections, percent):
    order = sorted(range(len(detections)), key=lambda i: -detections[i][2])
    kept = []
    for i in order:
        label, box, _ = detections[i]
        rivals = [detections[j][1] for j in kept if detections[j][0] == label]
        if any(_shares(box, rival, percent) for rival in rivals):
            continue
        kept.append(i)
    return kept


assert keep_best_detections(
    [("cat", (0, 0, 6, 4), 5), ("cat", (2, 0, 8, 4), 9), ("cat", (20, 0, 26, 4), 7)], 50
) == [1, 2]
assert keep_best_detections([("cat", (0, 0, 5, 4), 5), ("cat", (1, 0, 6, 4), 9)], 67) == [1, 0]
assert keep_best_detections([("cat", (0, 0, 6, 4), 5), ("dog", (0, 0, 6, 4), 9)], 50) == [1, 0]
assert keep_best_detections([("cat", (1, 2, 5, 8), 3), ("cat", (1, 2, 5, 8), 3)], 100) == [0]
assert keep_best_detections(
    [("cat", (0, 0, 9, 4), 9), ("cat", (3, 0, 12, 4), 8), ("cat", (6, 0, 15, 4), 7)], 50
) == [0, 2]
assert keep_best_detections([("cat", (0, 0, 4, 4), 2), ("cat", (5, 6, 9, 10), 1)], 1) == [0, 1]
assert keep_best_detections([("cat", (3, 1, 4, 9), 2), ("cat", (3, 3, 4, 11), 1)], 60) == [0]
assert keep_best_detections([("cat", (0, 0, 9, 2), 1), ("cat", (3, 4, 5, 9), 4)], 10) == [1, 0]
