"""Refactoring by text: in a piece of source code, exchange one name for another wherever it stands
as a complete run of letters, digits and underscores, and tell how often that was done, as (new
text, count). Leave it alone straight after a dot, and inside single or double quotes, where a
backslash protects the next character and a missing closing quote means up to the end of the
text."""


def rename_whole_identifier(source, old, new):
    pieces = []
    count = start = 0
    quote = ""
    while start < len(source):
        char = source[start]
        end = start + 1
        if quote:
            if char == "\\":
                end += 1
            elif char == quote:
                quote = ""
        elif char in ("'", '"'):
            quote = char
        elif char.isalnum() or char == "_":
            while end < len(source) and (source[end].isalnum() or source[end] == "_"):
                end += 1
        piece = source[start:end]
        if not quote and piece == old and source[start - 1:start] != ".":
            piece = new
            count += 1
        pieces.append(piece)
        start = end
    return "".join(pieces), count


assert rename_whole_identifier("x = xs + x", "x", "y2") == ("y2 = xs + y2", 2)
assert rename_whole_identifier("a.n + n.a + n", "n", "m") == ("a.n + m.a + m", 2)
assert rename_whole_identifier("f('f', \"f\")f", "f", "g") == ("g('f', \"f\")g", 2)
assert rename_whole_identifier("'k\\'' k k", "k", "kk") == ("'k\\'' kk kk", 2)
assert rename_whole_identifier("_a + a_ + a1 + 1a", "a", "b") == ("_a + a_ + a1 + 1a", 0)
assert rename_whole_identifier("old_x=\"old_x", "old_x", "v") == ("v=\"old_x", 1)
assert rename_whole_identifier("", "a", "b") == ("", 0)
assert rename_whole_identifier("ab\\\nab", "ab", "c") == ("c\\\nc", 2)
assert rename_whole_identifier("\"'qu'\"qu", "qu", "r") == ("\"'qu'\"r", 1)
