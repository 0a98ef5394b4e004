"""Paging through a list of (score, id) that is sorted by descending score and then ascending id:
give (page, next cursor), the page being up to `limit` entries that come strictly after a cursor.
The cursor is a (score, id) too, which may have been deleted from the list meanwhile, or None for
the beginning. The next cursor is the last entry of the page, but None when nothing comes after
the page. A limit below one gives an empty page and the cursor unchanged."""

from bisect import bisect_right


def page_after_cursor(entries, limit, cursor):
    def rank(entry):
        return -entry[0], entry[1]

    if limit < 1:
        return [], cursor
    start = 0
    if cursor is not None:
        start = bisect_right(entries, rank(cursor), key=rank)
    end = start + limit
    page = entries[start:end]
    if end >= len(entries):
        return page, None
    return page, page[-1]


assert page_after_cursor([(9, 1), (9, 4), (7, 2), (5, 3)], 2, None) == ([(9, 1), (9, 4)], (9, 4))
assert page_after_cursor([(9, 1), (9, 4), (7, 2), (5, 3)], 2, (9, 4)) == ([(7, 2), (5, 3)], None)
assert page_after_cursor([(9, 1), (9, 4), (7, 2), (5, 3)], 1, (9, 2)) == ([(9, 4)], (9, 4))
assert page_after_cursor([(9, 1), (9, 4), (7, 2), (5, 3)], 1, (8, 0)) == ([(7, 2)], (7, 2))
assert page_after_cursor([(9, 1), (9, 4), (7, 2), (5, 3)], 3, (5, 3)) == ([], None)
assert page_after_cursor([(9, 1), (9, 4), (7, 2), (5, 3)], 0, (9, 1)) == ([], (9, 1))
assert page_after_cursor([(9, 1), (9, 4), (7, 2), (5, 3)], 3, None) == (
    [(9, 1), (9, 4), (7, 2)], (7, 2))
assert page_after_cursor([(9, 1), (9, 4), (7, 2), (5, 3)], 5, (7, 9)) == ([(5, 3)], None)
assert page_after_cursor([(3, 8)], 1, None) == ([(3, 8)], None)
