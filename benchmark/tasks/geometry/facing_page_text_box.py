"""Type area of a page in a bound book, as (left, top, right, bottom) measured from the top left of
the page. The margin at the binding, the gutter, is on the left of odd pages and on the right of
even pages, the outer margin opposite. Margins that leave no width or no height give None, and so do
page numbers below 1."""


def facing_page_text_box(page, width, height, outer, gutter, top, bottom):
    if page < 1:
        return None
    if page % 2 == 1:
        left, right = gutter, width - outer
    else:
        left, right = outer, width - gutter
    lower = height - bottom
    if left >= right or top >= lower:
        return None
    return left, top, right, lower


assert facing_page_text_box(3, 100, 150, 10, 20, 15, 25) == (20, 15, 90, 125)
assert facing_page_text_box(4, 100, 150, 10, 20, 15, 25) == (10, 15, 80, 125)
assert facing_page_text_box(1, 31, 150, 10, 20, 15, 25) == (20, 15, 21, 125)
assert facing_page_text_box(5, 30, 150, 10, 20, 15, 25) is None
assert facing_page_text_box(6, 30, 150, 10, 20, 15, 25) is None
assert facing_page_text_box(2, 100, 40, 10, 20, 15, 25) is None
assert facing_page_text_box(2, 100, 41, 10, 20, 15, 25) == (10, 15, 80, 16)
assert facing_page_text_box(0, 100, 150, 10, 20, 15, 25) is None
