"""Number a nested outline, a list of (title, children) with children of the same form, as text
lines like "1.2.1 Title" in reading order. An entry whose title starts with "_" gets no line and no
number, its children being treated as if they stood in its place; entries deeper than the maximum
depth (1 being the outermost) are not shown."""


def outline_number_titles(entries, max_depth):
    lines = []
    numbers = []
    pending = [(1, entry) for entry in reversed(entries)]
    while pending:
        depth, (title, children) = pending.pop()
        if depth > max_depth:
            continue
        if title[:1] == "_":
            pending.extend((depth, child) for child in reversed(children))
            continue
        del numbers[depth:]
        if len(numbers) < depth:
            numbers.append(0)
        numbers[-1] += 1
        place = ".".join(str(number) for number in numbers)
        lines.append(f"{place} {title}")
        pending.extend((depth + 1, child) for child in reversed(children))
    return lines


assert outline_number_titles([("A", [("B", []), ("C", [("D", [])])]), ("E", [])], 9) == [
    "1 A", "1.1 B", "1.2 C", "1.2.1 D", "2 E"]
assert outline_number_titles([("A", [("B", [("C", [])])]), ("D", [])], 2) == ["1 A", "1.1 B", "2 D"]
assert outline_number_titles([("A", []), ("_x", [("B", []), ("C", [])]), ("D", [])], 3) == [
    "1 A", "2 B", "3 C", "4 D"]
assert outline_number_titles([("_x", [("_y", [("A", [("B", [])])])]), ("C", [])], 2) == [
    "1 A", "1.1 B", "2 C"]
assert outline_number_titles([("A", [("B", [])])], 0) == []
assert outline_number_titles([("a_", [("_", []), ("p_q", [])]), ("", [])], 4) == [
    "1 a_", "1.1 p_q", "2 "]
assert outline_number_titles([("A", [("B", [])]), ("_", [])], 1) == ["1 A"]
