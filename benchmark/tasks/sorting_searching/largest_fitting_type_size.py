"""Which is the biggest whole font size, from smallest to largest inclusive, at which words fit
into a box of (width, height)? Every character, and the one space between words of a line, is as
wide as the size; words keep their order, each going on the current line if there is room, and
are never broken. A line is as high as the size, with `leading` between lines. Without words
anything fits; if no size does, the answer is None."""


def _fits(words, box, leading, size):
    width, height = box
    columns = width // size
    lines, used = 0, columns
    for word in words:
        if len(word) > columns:
            return False
        if used + 1 + len(word) > columns:
            lines += 1
            used = len(word)
        else:
            used += 1 + len(word)
    return lines * size + (lines - 1) * leading <= height


def largest_fitting_type_size(words, box, leading, smallest, largest):
    best = None
    while smallest <= largest:
        size = (smallest + largest) // 2
        if _fits(words, box, leading, size):
            best = size
            smallest = size + 1
        else:
            largest = size - 1
    return best


assert largest_fitting_type_size(["ab", "cd"], (50, 10), 2, 1, 20) == 10
assert largest_fitting_type_size(["ab", "cd"], (20, 22), 2, 1, 20) == 10
assert largest_fitting_type_size(["ab", "cd"], (20, 21), 2, 1, 20) == 9
assert largest_fitting_type_size(["abc"], (30, 99), 0, 11, 20) is None
assert largest_fitting_type_size(["abc"], (30, 99), 0, 10, 20) == 10
assert largest_fitting_type_size([], (5, 5), 1, 3, 8) == 8
assert largest_fitting_type_size(["a", "b", "c"], (12, 20), 1, 2, 11) == 6
assert largest_fitting_type_size(["a", "b", "c"], (12, 20), 2, 1, 11) == 5
assert largest_fitting_type_size(["a"], (9, 9), 3, 1, 4) == 4
assert largest_fitting_type_size(["a", "b", "c"], (40, 12), 0, 1, 20) == 8
