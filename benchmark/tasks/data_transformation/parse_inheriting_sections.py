"""Read configuration lines, "[child : parent]" or "[name]" headers with key=value pairs below, into
a mapping from section name to its finished settings. A child starts with a copy of what its parent
has if that came earlier, otherwise empty; a header seen again starts its section anew in the same
way, and an empty value takes the key away. Names (never empty), keys and values lose spaces around
them, a value may contain "=", and only a line from "[" to "]" is a header. Pairs before the first
header, lines without "=" and empty keys are ignored."""


def parse_inheriting_sections(lines):
    sections = {}
    current = None
    for line in lines:
        text = line.strip()
        if text.startswith("[") and text.endswith("]"):
            name, _, parent = (part.strip() for part in text[1:-1].partition(":"))
            current = dict(sections.get(parent, {}))
            sections[name] = current
            continue
        key, equals, value = (part.strip() for part in text.partition("="))
        if current is None or key == "" or equals == "":
            continue
        if value == "":
            current.pop(key, None)
            continue
        current[key] = value
    return sections


assert parse_inheriting_sections(
    ["[base]", "color = red", "size=1", "", " [big : base] ", "size=9"]
) == {"base": {"color": "red", "size": "1"}, "big": {"color": "red", "size": "9"}}
assert parse_inheriting_sections(["[a]", "x=1", "y=2", "[b:a]", "x="]) == {
    "a": {"x": "1", "y": "2"}, "b": {"y": "2"}}
assert parse_inheriting_sections(["x=1", "[a]", "y=2"]) == {"a": {"y": "2"}}
assert parse_inheriting_sections(["[b : a]", "y=2", "[a]", "x=1"]) == {
    "b": {"y": "2"}, "a": {"x": "1"}}
assert parse_inheriting_sections(["[a]", "flag=1", "flag", "=5", "url=p=q", "gone="]) == {
    "a": {"flag": "1", "url": "p=q"}}
assert parse_inheriting_sections(["[a]", "list=[1]", "[x=1"]) == {
    "a": {"list": "[1]", "[x": "1"}}
assert parse_inheriting_sections(["[a]", "k=1", "[b:a]", "[c:b]", "m=2"]) == {
    "a": {"k": "1"}, "b": {"k": "1"}, "c": {"k": "1", "m": "2"}}
assert parse_inheriting_sections(["[ab]", "x=1", "[ab]", "y=2"]) == {"ab": {"y": "2"}}
