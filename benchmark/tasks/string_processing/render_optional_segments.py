"""Produce text from a template with {name} fields and a dict of texts. A part in [square brackets]
appears without its brackets, or not at all if any field inside it is missing or empty; elsewhere a
missing field just becomes nothing. A part without fields always appears, one that is never closed
runs to the end, and both a further "[" inside a part and a "]" outside are ordinary characters.
Curly brackets occur only around field names."""

import re


def render_optional_segments(template, values):
    output = []
    opened_at = None
    complete = True
    for token in re.split(r"(\{[^}]*\}|\[|\])", template):
        if token == "[" and opened_at is None:
            opened_at = len(output)
            complete = True
        elif token == "]" and opened_at is not None:
            if not complete:
                del output[opened_at:]
            opened_at = None
        elif token.startswith("{"):
            value = values.get(token[1:-1], "")
            complete = complete and value != ""
            output.append(value)
        else:
            output.append(token)
    if opened_at is not None and not complete:
        del output[opened_at:]
    return "".join(output)


assert render_optional_segments("Hi {a}[ ({n})]!", {"a": "Al", "n": "Bo"}) == "Hi Al (Bo)!"
assert render_optional_segments("Hi {a},[ ({n})]", {"a": "Al"}) == "Hi Al,"
assert render_optional_segments("[{a} {b}, ]end", {"a": "", "b": "2"}) == "end"
assert render_optional_segments("[note: ]{a}-{b}", {"b": "x"}) == "note: -x"
assert render_optional_segments("[{x}][{y-z}]", {"y-z": "2"}) == "2"
assert render_optional_segments("{a}[x]", {}) == "x"
assert render_optional_segments("a] [b[c {q}] d", {"q": "Q"}) == "a] b[c Q d"
assert render_optional_segments("go[ now {z}", {}) == "go"
assert render_optional_segments("go[ now {z}", {"z": "!"}) == "go now !"
assert render_optional_segments("{m}[ x] y", {}) == " x y"
