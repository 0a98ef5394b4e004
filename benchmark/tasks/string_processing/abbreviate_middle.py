"""Fit a long file name into a column by cutting out its centre and putting three dots there, so
that both ends stay visible and the result is exactly the wanted width; an odd letter goes to the
front part. Text that already fits comes back unchanged, a width under five just keeps the first
characters without dots, and a negative width counts as zero."""


def abbreviate_middle(text, width):
    if len(text) <= width:
        return text
    if width < 5:
        return text[:max(width, 0)]
    kept = width - 3
    head = (kept + 1) // 2
    tail = kept - head
    return text[:head] + "..." + text[len(text) - tail:]


assert abbreviate_middle("abcdefghij", 10) == "abcdefghij"
assert abbreviate_middle("abcdefghij", 9) == "abc...hij"
assert abbreviate_middle("abcdefghij", 8) == "abc...ij"
assert abbreviate_middle("abcdefghij", 5) == "a...j"
assert abbreviate_middle("abcdefghij", 4) == "abcd"
assert abbreviate_middle("abcdefghij", 0) == ""
assert abbreviate_middle("abcdefghij", -2) == ""
assert abbreviate_middle("", 3) == ""
assert abbreviate_middle("abcde", 7) == "abcde"
assert abbreviate_middle("abcdef", 5) == "a...f"
