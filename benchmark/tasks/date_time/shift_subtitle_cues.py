"""Subtitles run ahead of the film: move (start, end, text) entries, ordered and not overlapping, by
a number of milliseconds, which may be negative. Those that then end at or before 0 go away, and one
that begins before 0 begins at 0. After that any that is shown for less than min_length is prolonged
to it, but no further than to where the next one begins. Return the tuples that remain, in order."""


def shift_subtitle_cues(cues, shift, min_length):
    moved = []
    for start, end, text in cues:
        if end + shift <= 0:
            continue
        moved.append((max(0, start + shift), end + shift, text))
    result = []
    for index, (start, end, text) in enumerate(moved):
        if end - start < min_length:
            end = start + min_length
            if index + 1 < len(moved):
                end = min(end, moved[index + 1][0])
        result.append((start, end, text))
    return result


assert shift_subtitle_cues([(1000, 2000, "a"), (2500, 4000, "b")], -2000, 0) == [(500, 2000, "b")]
assert shift_subtitle_cues([(1000, 2001, "a")], -2000, 0) == [(0, 1, "a")]
assert shift_subtitle_cues([(100, 300, "a"), (1000, 2000, "b")], 7, 500) == [
    (107, 607, "a"), (1007, 2007, "b")]
assert shift_subtitle_cues([(100, 300, "a"), (450, 2000, "b")], 0, 500) == [
    (100, 450, "a"), (450, 2000, "b")]
assert shift_subtitle_cues([(0, 1200, "x"), (3000, 3900, "y")], -1000, 600) == [
    (0, 600, "x"), (2000, 2900, "y")]
assert shift_subtitle_cues([(0, 100, "a"), (100, 200, "b")], 5, 300) == [
    (5, 105, "a"), (105, 405, "b")]
assert shift_subtitle_cues([(10, 20, "a"), (50, 60, "b"), (65, 99, "c")], 0, 30) == [
    (10, 40, "a"), (50, 65, "b"), (65, 99, "c")]
