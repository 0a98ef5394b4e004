"""An editor logs every insertion as (time, position, text), in order, and undo should handle whole
stretches of typing. Merge an insertion into the one before it if it begins exactly where that one's
text (merged so far) ends, comes at most pause after the latest insertion merged into it, and does
not make it longer than max_length characters. A merged one has the time and position of its first
part. Insertions of empty text are passed over as if they weren't there."""


def coalesce_typing_edits(edits, pause, max_length):
    merged = []
    latest = None
    for time, position, text in edits:
        if text == "":
            continue
        joins = latest is not None and time - latest <= pause
        latest = time
        if joins:
            began, start, typed = merged[-1]
            if start + len(typed) == position and len(typed) + len(text) <= max_length:
                merged[-1] = (began, start, typed + text)
                continue
        merged.append((time, position, text))
    return merged


assert coalesce_typing_edits([(1, 4, "h"), (2, 5, "e"), (4, 6, "y")], 2, 9) == [(1, 4, "hey")]
assert coalesce_typing_edits([(1, 0, "a"), (4, 1, "b"), (6, 2, "c")], 2, 9) == [
    (1, 0, "a"), (4, 1, "bc")]
assert coalesce_typing_edits([(1, 3, "ab"), (1, 4, "c"), (1, 5, "d"), (1, 4, "e")], 5, 9) == [
    (1, 3, "ab"), (1, 4, "cd"), (1, 4, "e")]
assert coalesce_typing_edits([(0, 0, "abc"), (1, 3, "de"), (2, 5, "f")], 9, 4) == [
    (0, 0, "abc"), (1, 3, "def")]
assert coalesce_typing_edits([(0, 7, "abc"), (1, 10, "d"), (2, 11, "e")], 9, 4) == [
    (0, 7, "abcd"), (2, 11, "e")]
assert coalesce_typing_edits([(0, 7, "a"), (3, 2, ""), (4, 8, "b"), (5, 8, "")], 4, 5) == [
    (0, 7, "ab")]
assert coalesce_typing_edits([(0, 7, "a"), (3, 8, ""), (4, 8, "b")], 3, 5) == [
    (0, 7, "a"), (4, 8, "b")]
assert coalesce_typing_edits([(2, 6, "paste"), (2, 11, "x")], 0, 3) == [
    (2, 6, "paste"), (2, 11, "x")]
