"""Repair forum markup such as "[b]bold [i]both[/b]", where tags are words in square brackets. An
end tag first ends everything still open inside its partner (the latest open one of its name), in
proper order; without an open partner it is left out. What is open at the end of the text is closed
there, innermost first. Tags whose name is not among the allowed ones are ordinary text."""

import re


def close_missing_tags(text, allowed):
    output = []
    opened = []
    position = 0
    for tag in re.finditer(r"\[(/?)(\w+)\]", text):
        slash, name = tag.groups()
        if name not in allowed:
            continue
        output.append(text[position:tag.start()])
        position = tag.end()
        if not slash:
            opened.append(name)
            output.append(tag[0])
            continue
        if name not in opened:
            continue
        while opened[-1] != name:
            output.append(f"[/{opened.pop()}]")
        output.append(f"[/{opened.pop()}]")
    output.append(text[position:])
    for name in reversed(opened):
        output.append(f"[/{name}]")
    return "".join(output)


assert close_missing_tags("[b]x", ["b", "i"]) == "[b]x[/b]"
assert close_missing_tags("[b][i]x[/b]y", ["b", "i"]) == "[b][i]x[/i][/b]y"
assert close_missing_tags("x[/b]y", ["b"]) == "xy"
assert close_missing_tags("[q]x[/q][/b]", ["b"]) == "[q]x[/q]"
assert close_missing_tags("[b][i]x", ["b", "i"]) == "[b][i]x[/i][/b]"
assert close_missing_tags("[b][i]x[/b]y[/i]z", ["i", "b"]) == "[b][i]x[/i][/b]yz"
assert close_missing_tags("[b][b]x[/b]", ["b"]) == "[b][b]x[/b][/b]"
assert close_missing_tags("1[i]a[/i]2[b]c[/b]", ["b", "i"]) == "1[i]a[/i]2[b]c[/b]"
assert close_missing_tags("[b] [ i] [u]d", ["b"]) == "[b] [ i] [u]d[/b]"
