"""Break a long line of mail text, in which "=3D" and the like are three-character escapes, into
pieces of at most limit characters that each end in "=", except the last. Every piece takes as much
as it can without cutting an escape apart. First, a space or tab that ends the whole line becomes
"=20" or "=09". Give the list of pieces, one empty piece for an empty line, and None for a limit
below four."""


def wrap_quoted_printable(line, limit):
    if limit < 4:
        return None
    if line.endswith((" ", "\t")):
        line = line[:-1] + ("=20" if line[-1] == " " else "=09")
    pieces = []
    start = 0
    while len(line) - start > limit:
        end = start + limit - 1
        escape = line.rfind("=", start, end)
        if escape > end - 3:
            end = escape
        pieces.append(line[start:end] + "=")
        start = end
    pieces.append(line[start:])
    return pieces


assert wrap_quoted_printable("ab=41cd", 6) == ["ab=41=", "cd"]
assert wrap_quoted_printable("abcdefgh", 4) == ["abc=", "def=", "gh"]
assert wrap_quoted_printable("ab=C3=A9x", 5) == ["ab=", "=C3=", "=A9x"]
assert wrap_quoted_printable("hi ", 5) == ["hi=20"]
assert wrap_quoted_printable("abc\t", 5) == ["abc=", "=09"]
assert wrap_quoted_printable("", 4) == [""]
assert wrap_quoted_printable("abc", 3) is None
assert wrap_quoted_printable("a b c d", 6) == ["a b c=", " d"]
assert wrap_quoted_printable("=41=42", 4) == ["=41=", "=42"]
