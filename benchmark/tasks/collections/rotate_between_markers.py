"""Rotate the stretches of a list that are fenced in by two different markers, say '<' and '>': in
every section from a start marker to the next end marker the items strictly between them move shift
places to the right, and those pushed out come back in at the left; a negative shift goes to the
left. Sections don't nest: another start marker begins a new section in place of the open one.
Unclosed sections and everything outside stay as they are."""


def rotate_between_markers(items, start, end, shift):
    result = list(items)
    opened = None
    for place, item in enumerate(items):
        if item == start:
            opened = place
        elif item == end and opened is not None:
            section = items[opened + 1:place]
            if section:
                cut = -shift % len(section)
                result[opened + 1:place] = section[cut:] + section[:cut]
            opened = None
    return result


assert rotate_between_markers(["<", 1, 2, 3, ">"], "<", ">", 1) == ["<", 3, 1, 2, ">"]
assert rotate_between_markers([9, "<", 1, 2, 3, ">", 8], "<", ">", 5) == [9, "<", 2, 3, 1, ">", 8]
assert rotate_between_markers(["<", 1, 2, 3, ">"], "<", ">", -1) == ["<", 2, 3, 1, ">"]
assert rotate_between_markers(["<", 1, 2, "<", 3, 4, ">"], "<", ">", 1) == [
    "<", 1, 2, "<", 4, 3, ">"]
assert rotate_between_markers(["<", ">", "<", 5, 6, ">"], "<", ">", 3) == [
    "<", ">", "<", 6, 5, ">"]
assert rotate_between_markers(["<", 1, 2, ">", 3, 4, ">"], "<", ">", 1) == [
    "<", 2, 1, ">", 3, 4, ">"]
assert rotate_between_markers([1, 2, "]", "[", 3, 4], "[", "]", 1) == [1, 2, "]", "[", 3, 4]
assert rotate_between_markers(["a", 1, 2, 3, 4, "z", 5, "a", 6, 7, 8, 9, "z"], "a", "z", 2) == [
    "a", 3, 4, 1, 2, "z", 5, "a", 8, 9, 6, 7, "z"]
