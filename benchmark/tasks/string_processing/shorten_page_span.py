"""Cite pages from a start to an end page, in whichever order the two come, as in '123-28': the
smaller one in full, a hyphen, and of the larger one the digits from the first that differs on, but
at least two. Write both in full when they have different numbers of digits or the smaller is a
multiple of 100; equal pages give just the one number."""


def shorten_page_span(start, end):
    if start == end:
        return str(start)
    low, high = min(start, end), max(start, end)
    first, last = str(low), str(high)
    if low % 100 == 0 or len(first) < len(last):
        return f"{first}-{last}"
    same = 0
    while first[same] == last[same]:
        same += 1
    kept = max(len(last) - same, 2)
    return f"{first}-{last[-kept:]}"


assert shorten_page_span(123, 128) == "123-28"
assert shorten_page_span(1234, 1456) == "1234-456"
assert shorten_page_span(101, 1024) == "101-1024"
assert shorten_page_span(107, 103) == "103-07"
assert shorten_page_span(5, 5) == "5"
assert shorten_page_span(47, 42) == "42-47"
assert shorten_page_span(1100, 1104) == "1100-1104"
assert shorten_page_span(300, 300) == "300"
assert shorten_page_span(1199, 2101) == "1199-2101"
assert shorten_page_span(201, 206) == "201-06"
