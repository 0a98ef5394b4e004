"""Break the text of a call's argument list into its trimmed arguments, paying no attention to
commas inside round or square brackets. Either kind of closing bracket ends the innermost open one,
a closing bracket with nothing open is an ordinary character, and an unclosed one reaches to the
end. Empty or blank text gives an empty list, while nothing between two commas, or after the last,
gives an empty text."""


def split_outside_parens(text):
    if not text.strip():
        return []
    parts = []
    depth = start = 0
    for index, char in enumerate(text):
        if char in "([":
            depth += 1
        elif char in ")]" and depth > 0:
            depth -= 1
        elif char == "," and depth == 0:
            parts.append(text[start:index].strip())
            start = index + 1
    parts.append(text[start:].strip())
    return parts


assert split_outside_parens("a, f(b, c) , d[1,2]") == ["a", "f(b, c)", "d[1,2]"]
assert split_outside_parens(") x, y") == [") x", "y"]
assert split_outside_parens("a], (b,c)") == ["a]", "(b,c)"]
assert split_outside_parens("g([1,2],3),h") == ["g([1,2],3)", "h"]
assert split_outside_parens("  ") == []
assert split_outside_parens("one,,b,") == ["one", "", "b", ""]
assert split_outside_parens("f(a,b") == ["f(a,b"]
assert split_outside_parens("f(a],b") == ["f(a]", "b"]
