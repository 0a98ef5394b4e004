"""Headings come as (level, title) with levels from 1. Write each as its dotted number, a blank and
the title, '1.2.1 Title', where every heading counts on at its level and restarts all deeper
levels. A level that was jumped over without a heading counts as 1, so the next heading there
gets 2. Headings below the deepest numbered level come out as the title alone and change no
number."""


def number_outline_sections(headings, deepest):
    counters = []
    numbered = []
    for level, title in headings:
        if level > deepest:
            numbered.append(title)
            continue
        del counters[level:]
        while len(counters) < level - 1:
            counters.append(1)
        if len(counters) < level:
            counters.append(0)
        counters[level - 1] += 1
        numbered.append(".".join(map(str, counters)) + " " + title)
    return numbered


assert number_outline_sections([(1, "A"), (2, "B"), (2, "C"), (1, "D"), (2, "E")], 3) == [
    "1 A", "1.1 B", "1.2 C", "2 D", "2.1 E"]
assert number_outline_sections([(1, "A"), (3, "B"), (2, "C")], 3) == ["1 A", "1.1.1 B", "1.2 C"]
assert number_outline_sections([(2, "X"), (1, "Y")], 2) == ["1.1 X", "2 Y"]
assert number_outline_sections([(1, "A"), (2, "B"), (1, "C")], 1) == ["1 A", "B", "2 C"]
assert number_outline_sections([(3, "T"), (3, "U")], 4) == ["1.1.1 T", "1.1.2 U"]
assert number_outline_sections([(1, "a"), (2, "b"), (3, "c"), (2, "d")], 2) == [
    "1 a", "1.1 b", "c", "1.2 d"]
assert number_outline_sections([(1, "a"), (1, "b"), (4, "c")], 4) == ["1 a", "2 b", "2.1.1.1 c"]
