"""Type-ahead over a long alphabetical list of lower-case words: which part of it begins with the
typed text, whose case doesn't matter? Answer (start, end) with `end` exclusive; if `limit` is
not None, the part is cut after that many words. If no word begins so, both are the index at
which the typed text would have to be inserted; empty text is a beginning of every word."""

from bisect import bisect_left


def prefix_slice_in_index(words, prefix, limit):
    typed = prefix.lower()
    start = bisect_left(words, typed)
    low, high = start, len(words)
    while low < high:
        middle = (low + high) // 2
        if words[middle].startswith(typed):
            low = middle + 1
        else:
            high = middle
    if limit is not None and low - start > limit:
        return start, start + limit
    return start, low


assert prefix_slice_in_index(["bar", "base", "bat", "bath", "cat"], "ba", None) == (0, 4)
assert prefix_slice_in_index(["bar", "base", "bat", "bath", "cat"], "BAT", None) == (2, 4)
assert prefix_slice_in_index(["bar", "base", "bat", "bath", "cat"], "ba", 2) == (0, 2)
assert prefix_slice_in_index(["bar", "base", "bat", "bath", "cat"], "bb", None) == (4, 4)
assert prefix_slice_in_index(["bar", "base", "bat", "bath", "cat"], "", None) == (0, 5)
assert prefix_slice_in_index(["bar", "base", "bat", "bath", "cat"], "Cat", 1) == (4, 5)
assert prefix_slice_in_index(["bar", "base", "bat", "bath", "cat"], "dog", 3) == (5, 5)
assert prefix_slice_in_index(["bar", "base", "bat", "bath", "cat"], "bat", 5) == (2, 4)
assert prefix_slice_in_index(["bar", "base", "bat", "bath", "cat"], "bas", 0) == (1, 1)
