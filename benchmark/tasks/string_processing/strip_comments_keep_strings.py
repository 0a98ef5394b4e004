"""Take the remark off a line of a script: it begins at a "#" and goes together with the blanks
before it. A "#" in a single-quoted or double-quoted text doesn't count; inside such a text, and
only there, a backslash takes away the meaning of the next character, and one that is never closed
reaches to the end. A line without a remark is returned unchanged."""


def strip_comments_keep_strings(line):
    quote = ""
    escaped = False
    for index, char in enumerate(line):
        if escaped:
            escaped = False
        elif quote:
            if char == "\\":
                escaped = True
            elif char == quote:
                quote = ""
        elif char in ("'", '"'):
            quote = char
        elif char == "#":
            return line[:index].rstrip()
    return line


assert strip_comments_keep_strings("x = 1  # one # two") == "x = 1"
assert strip_comments_keep_strings('s = "a#b"  # c') == 's = "a#b"'
assert strip_comments_keep_strings("t = 'it\\'s # in' # out") == "t = 'it\\'s # in'"
assert strip_comments_keep_strings("no remark  ") == "no remark  "
assert strip_comments_keep_strings("# all") == ""
assert strip_comments_keep_strings('s = "open # rest  ') == 's = "open # rest  '
assert strip_comments_keep_strings('a = "it\'s" # x') == 'a = "it\'s"'
assert strip_comments_keep_strings("p = \\'#'#z") == "p = \\'#'"
assert strip_comments_keep_strings("q = 'c:\\\\'#d'") == "q = 'c:\\\\'"
