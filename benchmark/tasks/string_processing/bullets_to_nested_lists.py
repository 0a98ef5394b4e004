"""Read the lines of an outline into nested [trimmed text, children] lists. An item starts with "- "
after its indentation, where every two leading spaces (an odd one is dropped) mean one level deeper;
an item more than one level below the item before it counts as just one level below, and the first
is at the top. Any other non-blank line, trimmed, continues the text of the latest item after a
space, or is dropped when there is none."""


def bullets_to_nested_lists(lines):
    top = []
    path = []
    for line in lines:
        body = line.lstrip()
        if body.startswith("- "):
            spaces = len(line) - len(line.lstrip(" "))
            level = min(spaces // 2, len(path))
            item = [body.removeprefix("- ").strip(), []]
            siblings = path[level - 1][1] if level > 0 else top
            siblings.append(item)
            path = path[:level] + [item]
        elif body and path:
            path[-1][0] += " " + body.rstrip()
    return top


assert bullets_to_nested_lists(["- a", "  - b", "- c"]) == [["a", [["b", []]]], ["c", []]]
assert bullets_to_nested_lists(["- a", "      - b"]) == [["a", [["b", []]]]]
assert bullets_to_nested_lists(["- a", "more", "  - b", " ", " text  "]) == [
    ["a more", [["b text", []]]]]
assert bullets_to_nested_lists(["  - a", "- b"]) == [["a", []], ["b", []]]
assert bullets_to_nested_lists(["note", "- a", "-x"]) == [["a -x", []]]
assert bullets_to_nested_lists(["- a", "  - b", "    - c", "      - d", "    - e"]) == [
    ["a", [["b", [["c", [["d", []]]], ["e", []]]]]]]
assert bullets_to_nested_lists(["- a", "   - ", " -  c "]) == [["a", [["", []]]], ["c", []]]
assert bullets_to_nested_lists(["- a", "  - b", "    - c", "  - d", "    - e"]) == [
    ["a", [["b", [["c", []]]], ["d", [["e", []]]]]]]
