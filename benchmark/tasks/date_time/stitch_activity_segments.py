"""Clean up an activity tracker's segments (start, end, label), sorted by start and not
overlapping: a segment continues the one right before it when both have the same label and the
pause between is no longer than a limit, and they become one. Joined or not, segments shorter than
a minimum length are dropped afterwards, and what stands to both sides of a dropped one stays
apart. Return the remaining tuples in order."""


def stitch_activity_segments(segments, max_pause, min_length):
    joined = []
    for start, end, label in segments:
        if joined and joined[-1][2] == label and start - joined[-1][1] <= max_pause:
            joined[-1] = (joined[-1][0], end, label)
        else:
            joined.append((start, end, label))
    kept = []
    for segment in joined:
        if segment[1] - segment[0] < min_length:
            continue
        kept.append(segment)
    return kept


assert stitch_activity_segments([(0, 10, "a"), (20, 30, "a"), (33, 40, "a")], 5, 0) == [
    (0, 10, "a"), (20, 40, "a")]
assert stitch_activity_segments([(0, 10, "run"), (15, 30, "run")], 5, 0) == [(0, 30, "run")]
assert stitch_activity_segments([(0, 10, "run"), (16, 30, "run")], 5, 0) == [
    (0, 10, "run"), (16, 30, "run")]
assert stitch_activity_segments([(0, 10, "run"), (10, 20, "walk"), (20, 33, "walk")], 5, 12) == [
    (10, 33, "walk")]
assert stitch_activity_segments([(0, 10, "run"), (10, 12, "walk"), (12, 20, "run")], 5, 3) == [
    (0, 10, "run"), (12, 20, "run")]
assert stitch_activity_segments([(5, 8, "a"), (9, 12, "a"), (13, 16, "a")], 1, 11) == [
    (5, 16, "a")]
assert stitch_activity_segments([(5, 8, "a"), (9, 12, "a"), (13, 16, "a")], 1, 12) == []
assert stitch_activity_segments([(3, 7, "swim"), (7, 15, "bike")], 0, 4) == [
    (3, 7, "swim"), (7, 15, "bike")]
