"""Words on a scanned page come as (left, top, word), top growing downwards. Make a list of texts,
one per line with its words joined by a space. Going down the page, a word whose top is at most
`tolerance` below that of the line's highest word belongs to this line, any other begins a new one.
In a line the words run from left to right, those with the same left from top to bottom; empty or
blank words are dropped beforehand."""


def reading_order_of_boxes(boxes, tolerance):
    lines = []
    line_top = None
    for left, top, word in sorted(boxes, key=lambda box: box[1]):
        if not word.strip():
            continue
        if line_top is None or top - line_top > tolerance:
            lines.append([])
            line_top = top
        lines[-1].append((left, top, word))
    return [" ".join(word for _, _, word in sorted(line)) for line in lines]


assert reading_order_of_boxes([(50, 10, "world"), (5, 12, "hello")], 3) == ["hello world"]
assert reading_order_of_boxes([(5, 12, "b"), (6, 10, "a")], 1) == ["a", "b"]
assert reading_order_of_boxes([(30, 0, "c"), (20, 2, "b"), (10, 4, "a")], 2) == ["b c", "a"]
assert reading_order_of_boxes([(1, 0, " "), (2, 3, "x"), (1, 5, "y")], 3) == ["y x"]
assert reading_order_of_boxes([(4, 9, "low"), (4, 8, "top")], 1) == ["top low"]
assert reading_order_of_boxes([(9, 100, "end"), (1, 50, "start"), (5, 51, "mid")], 0) == [
    "start", "mid", "end"]
assert reading_order_of_boxes([(0, -5, "p"), (3, 0, "q"), (1, 5, "r")], 5) == ["p q", "r"]
assert reading_order_of_boxes(
    [(7, 3, "m"), (2, 6, "n"), (5, 7, "o"), (1, 10, "k"), (8, 14, "")], 4
) == ["n o m", "k"]
