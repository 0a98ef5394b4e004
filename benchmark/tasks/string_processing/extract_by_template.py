"""Does a whole text fit a pattern like 'from {a} to {b}', and what stands in the named places?
Gives a dict from name to captured text, or None when it doesn't fit. Places are filled from left to
right, each with as few characters as possible but at least one, line breaks included; a name used
again must have the same text each time. Names consist of letters, anything else is literal."""

import re


def extract_by_template(text, template):
    pieces = re.split(r"\{([^\W\d_]+)\}", template)

    def match(index, at, captured):
        literal = pieces[index]
        if not text.startswith(literal, at):
            return None
        at += len(literal)
        if index == len(pieces) - 1:
            return captured if at == len(text) else None
        name = pieces[index + 1]
        for end in range(at + 1, len(text) + 1):
            value = text[at:end]
            if captured.get(name, value) != value:
                continue
            found = match(index + 2, end, {**captured, name: value})
            if found is not None:
                return found
        return None

    return match(0, 0, {})


assert extract_by_template("from Oslo to Rome", "from {a} to {b}") == {"a": "Oslo", "b": "Rome"}
assert extract_by_template("from A to B to C", "from {a} to {b}") == {"a": "A", "b": "B to C"}
assert extract_by_template("x=1, x=1", "x={v}, x={v}") == {"v": "1"}
assert extract_by_template("x=1, x=2", "x={v}, x={v}") is None
assert extract_by_template("from  to Rome", "from {a} to {b}") is None
assert extract_by_template("ab\nc", "{x}{y}") == {"x": "a", "y": "b\nc"}
assert extract_by_template("aXb!", "a.{x}") is None
assert extract_by_template("(hi) {}", "(hi) {}") == {}
assert extract_by_template("id: 7 cm", "id: {n} c") is None
assert extract_by_template("9 {n_a}", "{größe} {n_a}") == {"größe": "9"}
