"""A camera detects markers at (x, y) and they have to be assigned to expected (x, y) targets. Over
and over the closest pair of a marker and a target that are both still free is taken, unless the
square of its distance exceeds max_square; equally close pairs prefer the marker earlier in the
list, then the earlier target. For each marker in order tell the position of its target in a list,
None where it got none."""


def match_markers_to_targets(markers, targets, max_square):
    pairs = []
    for i, (marker_x, marker_y) in enumerate(markers):
        for j, (target_x, target_y) in enumerate(targets):
            square = (marker_x - target_x) ** 2 + (marker_y - target_y) ** 2
            if square <= max_square:
                pairs.append((square, i, j))
    assigned = [None] * len(markers)
    for _, i, j in sorted(pairs):
        if assigned[i] is None and j not in assigned:
            assigned[i] = j
    return assigned


assert match_markers_to_targets([(1, 1), (9, 8)], [(8, 8), (2, 3)], 50) == [1, 0]
assert match_markers_to_targets([(0, 0), (3, 0)], [(2, 0), (9, 0)], 36) == [None, 0]
assert match_markers_to_targets([(0, 0), (3, 0)], [(2, 0), (9, 0)], 81) == [1, 0]
assert match_markers_to_targets([(4, 5)], [(7, 9)], 25) == [0]
assert match_markers_to_targets([(4, 5)], [(7, 9)], 24) == [None]
assert match_markers_to_targets([(6, 1), (2, 1)], [(4, 1)], 100) == [0, None]
assert match_markers_to_targets([(5, 5)], [(5, 8), (2, 5), (9, 9)], 10) == [0]
assert match_markers_to_targets([(0, 6), (1, 2), (7, 0)], [(1, 2), (5, -3), (0, 9)], 20) == [
    2, 0, 1
]
assert match_markers_to_targets([(2, 9), (4, 1)], [(4, 1), (2, 8)], 0) == [None, 0]
