"""Change a 9-bit file mode by a comma-separated text such as "u+x,go-w,a=r", one part after the
other. A part is any number of the letters u (0o700), g (0o070), o (0o007) and a (all three), then
one of + (add), - (take away) and = (set these classes to exactly that), then any number of r, w and
x. Without a letter in front all three classes are meant. Return the new mode, or None if any part,
even an empty one, has another form."""

import re


def apply_chmod_clauses(mode, text):
    scopes = {"u": 0o700, "g": 0o070, "o": 0o007, "a": 0o777}
    rights = {"r": 0o444, "w": 0o222, "x": 0o111}
    for clause in text.split(","):
        parts = re.fullmatch(r"([ugoa]*)([-+=])([rwx]*)", clause)
        if parts is None:
            return None
        who, operator, what = parts.groups()
        scope = 0
        for letter in who or "a":
            scope |= scopes[letter]
        wanted = 0
        for letter in what:
            wanted |= rights[letter] & scope
        if operator == "+":
            mode |= wanted
        elif operator == "-":
            mode &= ~wanted
        else:
            mode = mode & ~scope | wanted
    return mode


assert apply_chmod_clauses(0o644, "u+x") == 0o744
assert apply_chmod_clauses(0o666, "u+x,go-w,a=r") == 0o444
assert apply_chmod_clauses(0o640, "+x") == 0o751
assert apply_chmod_clauses(0o777, "o=,g=rx") == 0o750
assert apply_chmod_clauses(0o153, "uo=w") == 0o252
assert apply_chmod_clauses(0o754, "ug-rx") == 0o204
assert apply_chmod_clauses(0o020, "u+rw,g+r,o+wx") == 0o663
assert apply_chmod_clauses(0o777, "ga-w,=x,o-x") == 0o110
assert apply_chmod_clauses(0o700, "u+s") is None
assert apply_chmod_clauses(0o644, ",u+x") is None
