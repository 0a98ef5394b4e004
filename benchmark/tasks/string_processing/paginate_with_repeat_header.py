"""A long report goes to a printer whose pages hold a fixed number of lines. Break its lines into a
list of pages (lists of lines): each begins with the header line, and each but the last closes with
"(continued)". Both extra lines count in the height, every page is filled before the next one
begins, and there are as few pages as possible. No lines give one page with only the header; a
height below three gives None."""


def paginate_with_repeat_header(lines, header, height):
    if height < 3:
        return None
    pages = []
    start = 0
    while len(lines) - start > height - 1:
        end = start + height - 2
        pages.append([header, *lines[start:end], "(continued)"])
        start = end
    pages.append([header, *lines[start:]])
    return pages


assert paginate_with_repeat_header([], "H", 3) == [["H"]]
assert paginate_with_repeat_header(["a", "b"], "H", 3) == [["H", "a", "b"]]
assert paginate_with_repeat_header(["a", "b", "c"], "Top", 3) == [
    ["Top", "a", "(continued)"], ["Top", "b", "c"]]
assert paginate_with_repeat_header(["a", "b", "c", "d", "e"], "H", 4) == [
    ["H", "a", "b", "(continued)"], ["H", "c", "d", "e"]]
assert paginate_with_repeat_header(["a", "b", "c", "d", "e", "f"], "H", 4) == [
    ["H", "a", "b", "(continued)"], ["H", "c", "d", "(continued)"], ["H", "e", "f"]]
assert paginate_with_repeat_header(["a", "b", "c", "d"], "H", 5) == [["H", "a", "b", "c", "d"]]
assert paginate_with_repeat_header(["a"], "H", 2) is None
assert paginate_with_repeat_header([], "H", 1) is None
