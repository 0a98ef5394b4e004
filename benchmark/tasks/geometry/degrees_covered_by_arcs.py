"""How many degrees of a full circle are watched by at least one of several camera arcs? Each arc is
(start, end) in whole degrees of any size and sign, swept clockwise, the way degrees grow, from
start to end, past 360 where needed, so that (10, 45) watches 35. Stretches seen by several arcs
count once, equal directions for start and end mean the entire circle, and no arcs give 0."""


def degrees_covered_by_arcs(arcs):
    pieces = []
    for start, end in arcs:
        start %= 360
        end %= 360
        if start < end:
            pieces.append((start, end))
        else:
            pieces += [(start, 360), (0, end)]
    covered = 0
    reach = 0
    for start, end in sorted(pieces):
        if end > reach:
            covered += end - max(start, reach)
            reach = end
    return covered


assert degrees_covered_by_arcs([]) == 0
assert degrees_covered_by_arcs([(200, 230), (10, 45)]) == 65
assert degrees_covered_by_arcs([(100, 160), (20, 130)]) == 140
assert degrees_covered_by_arcs([(350, 15)]) == 25
assert degrees_covered_by_arcs([(40, 20), (10, 50)]) == 360
assert degrees_covered_by_arcs([(20, 90), (40, 60), (80, 95)]) == 75
assert degrees_covered_by_arcs([(5, 9), (120, 480)]) == 360
assert degrees_covered_by_arcs([(-30, -10), (700, 725)]) == 35
assert degrees_covered_by_arcs([(0, 1), (359, 360)]) == 2
