"""What is left of a box (left, top, right, bottom) after its padding? The padding is a list of one
to four whole numbers read like CSS: top, right, bottom, left, with missing values taken from the
opposite side, or from the top if only that is given. Where the padding exceeds the size in one
direction, both sides end up at the middle of the box in that direction, rounded down."""


def inner_content_box(box, padding):
    pad_top = padding[0]
    pad_right = padding[1] if len(padding) > 1 else pad_top
    pad_bottom = padding[2] if len(padding) > 2 else pad_top
    pad_left = padding[3] if len(padding) > 3 else pad_right
    left, right = box[0] + pad_left, box[2] - pad_right
    top, bottom = box[1] + pad_top, box[3] - pad_bottom
    if left > right:
        left = right = (box[0] + box[2]) // 2
    if top > bottom:
        top = bottom = (box[1] + box[3]) // 2
    return left, top, right, bottom


assert inner_content_box((0, 0, 100, 60), [10]) == (10, 10, 90, 50)
assert inner_content_box((0, 0, 100, 60), [10, 20]) == (20, 10, 80, 50)
assert inner_content_box((0, 0, 100, 60), [5, 20, 15]) == (20, 5, 80, 45)
assert inner_content_box((3, 5, 100, 60), [1, 2, 3, 4]) == (7, 6, 98, 57)
assert inner_content_box((10, 20, 31, 50), [0, 15, 0, 7]) == (20, 20, 20, 50)
assert inner_content_box((10, 21, 30, 40), [10, 0, 12, 0]) == (10, 30, 30, 30)
assert inner_content_box((10, 20, 30, 40), [0, 12, 0, 8]) == (18, 20, 18, 40)
assert inner_content_box((-7, 0, 0, 11), [7, 9, 4]) == (-4, 7, -4, 7)
