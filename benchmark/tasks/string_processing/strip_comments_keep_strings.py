"""Take the remark off a line of a script. It begins at a sign such as "#" or "//", which must be at
the start of the line or follow a blank, and goes together with the blanks before it. A sign in a
single-quoted or double-quoted text doesn't count; inside such a text, and only there, a backslash
takes away the meaning of the next character, and a text that is never closed reaches to the end. A
line without a remark is returned unchanged."""


def strip_comments_keep_strings(line, sign):
    quote = ""
    position = 0
    while position < len(line):
        char = line[position]
        if quote:
            if char == "\\":
                position += 1
            elif char == quote:
                quote = ""
        elif char in ("'", '"'):
            quote = char
        elif line[position:position + len(sign)] == sign:
            if position == 0 or line[position - 1] in " \t":
                return line[:position].rstrip()
        position += 1
    return line


assert strip_comments_keep_strings("x = 1  # one # two", "#") == "x = 1"
assert strip_comments_keep_strings("s = \"a //b\"  // c", "//") == "s = \"a //b\""
assert strip_comments_keep_strings("t = 'it\\'s # in' # out", "#") == "t = 'it\\'s # in'"
assert strip_comments_keep_strings("no#w / x  ", "#") == "no#w / x  "
assert strip_comments_keep_strings("// all #", "//") == ""
assert strip_comments_keep_strings("s = \"open # rest  ", "#") == "s = \"open # rest  "
assert strip_comments_keep_strings("a = \"it's\" # x", "#") == "a = \"it's\""
assert strip_comments_keep_strings("p = \\' # ' # z", "#") == "p = \\' # '"
assert strip_comments_keep_strings("q = 'c:\\\\' -- d'", "--") == "q = 'c:\\\\'"
