"""Report how the open ports change over a list of scans. A scan is worth a report if compared with
the last reported one, at first with nothing at all, at least minimum ports came or went, both taken
together; the others are passed over. Each report is (number of the scan from 1, how many scans
later than the last reported one or than a scan 0, new ports sorted, vanished ports sorted)."""


def symmetric_change_sequence(scans, minimum):
    reports = []
    known = set()
    last = 0
    for number, scan in enumerate(scans, 1):
        ports = set(scan)
        added = sorted(ports - known)
        removed = sorted(known - ports)
        if len(added) + len(removed) < minimum:
            continue
        reports.append((number, number - last, added, removed))
        known = ports
        last = number
    return reports


assert symmetric_change_sequence([{22, 80}, {80}, {80}], 1) == [
    (1, 1, [22, 80], []), (2, 1, [], [22])]
assert symmetric_change_sequence([{22, 80}, {80}, set()], 2) == [
    (1, 1, [22, 80], []), (3, 2, [], [22, 80])]
assert symmetric_change_sequence([[], [443]], 1) == [(2, 2, [443], [])]
assert symmetric_change_sequence([{5}, {6}], 2) == []
assert symmetric_change_sequence([{5}, {6}], 1) == [(1, 1, [5], []), (2, 1, [6], [5])]
assert symmetric_change_sequence([{1, 2}, {1, 3}, {1, 2}], 2) == [
    (1, 1, [1, 2], []), (2, 1, [3], [2]), (3, 1, [2], [3])]
assert symmetric_change_sequence([[9], [9, 7, 7], [9, 7, 8]], 2) == [(2, 2, [7, 9], [])]
assert symmetric_change_sequence([{4, 3, 2}, {3, 6}, {3}, {8, 6}], 3) == [
    (1, 1, [2, 3, 4], []), (2, 1, [6], [2, 4])]
assert symmetric_change_sequence([[2], [5], [5], [5, 1, 2]], 2) == [(4, 4, [1, 2, 5], [])]
