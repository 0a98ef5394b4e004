"""Squeeze a command line: each run of spaces and tabs becomes one space and vanishes at either end
of the text, but whatever stands between double quotes is kept exactly. Inside and outside of
quotes, a backslash takes the special meaning from a quote or another backslash right after it, so
that such a quote opens and closes nothing. It does nothing to blanks, and backslashes themselves
stay. A quote never closed reaches to the end."""


def collapse_blanks_outside_quotes(text):
    kept = []
    quoted = escaped = gap = False
    for char in text:
        if char in " \t" and not quoted:
            gap = len(kept) > 0
            escaped = False
            continue
        if gap:
            kept.append(" ")
            gap = False
        if char == '"' and not escaped:
            quoted = not quoted
        escaped = char == "\\" and not escaped
        kept.append(char)
    return "".join(kept)


assert collapse_blanks_outside_quotes("a \t b   c") == "a b c"
assert collapse_blanks_outside_quotes('  a "x  y"  b ') == 'a "x  y" b'
assert collapse_blanks_outside_quotes('a \\"b  c') == 'a \\"b c'
assert collapse_blanks_outside_quotes('"a \\"  b"  c') == '"a \\"  b" c'
assert collapse_blanks_outside_quotes('x "open  ') == 'x "open  '
assert collapse_blanks_outside_quotes('\\\\"a  b"') == '\\\\"a  b"'
assert collapse_blanks_outside_quotes('\\ "a  b"') == '\\ "a  b"'
assert collapse_blanks_outside_quotes('i  "  " ') == 'i "  "'
