"""Pair up the readings of a pair of sensors, lists of (time, value) sorted by time, into rows of
(time, value, other value), a row for each reading of the first list. In order, each takes from the
second list the reading nearest in time (the earlier in the list on a tie), looking only at those
behind the one that was taken last. If even that is more than the tolerance away, or none is left,
the other value is None and nothing is taken."""


def align_two_sensors(first, second, tolerance):
    rows = []
    start = 0
    for time, value in first:
        gaps = {place: abs(second[place][0] - time) for place in range(start, len(second))}
        nearest = min(gaps, key=gaps.get, default=None)
        if nearest is None or gaps[nearest] > tolerance:
            rows.append((time, value, None))
            continue
        rows.append((time, value, second[nearest][1]))
        start = nearest + 1
    return rows


assert align_two_sensors([(10, "a"), (20, "b")], [(9, "p"), (22, "q")], 2) == [
    (10, "a", "p"), (20, "b", "q")]
assert align_two_sensors([(10, "a"), (20, "b")], [(7, "p"), (22, "q")], 2) == [
    (10, "a", None), (20, "b", "q")]
assert align_two_sensors([(10, "a")], [(8, "p"), (12, "q")], 5) == [(10, "a", "p")]
assert align_two_sensors([(10, "a"), (11, "b")], [(10, "p"), (20, "q")], 3) == [
    (10, "a", "p"), (11, "b", None)]
assert align_two_sensors([(5, "a"), (6, "b"), (7, "c")], [(2, "p"), (6, "q"), (7, "r")], 3) == [
    (5, "a", "q"), (6, "b", "r"), (7, "c", None)]
assert align_two_sensors([(5, "a"), (6, "b")], [(5, "p"), (5, "q")], 1) == [
    (5, "a", "p"), (6, "b", "q")]
assert align_two_sensors([(1, "a"), (3, "b")], [], 9) == [(1, "a", None), (3, "b", None)]
assert align_two_sensors([(4, "a"), (8, "b")], [(4, "p"), (7, "q"), (8, "r")], 0) == [
    (4, "a", "p"), (8, "b", "r")]
