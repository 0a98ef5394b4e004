"""Turn notes with *emphasis* into plain text by removing the stars that pair up. From left to
right, a star pairs with the next star when something stands between them that neither starts nor
ends with whitespace; either way each star has at most one partner, and unpaired ones stay. A star
after a backslash is an ordinary character that never pairs, and only that backslash goes."""


def strip_emphasis_marks(text):
    chars = []
    stars = []
    at = 0
    while at < len(text):
        if text[at:at + 2] == "\\*":
            at += 1
        elif text[at] == "*":
            stars.append(len(chars))
        chars.append(text[at])
        at += 1
    index = 0
    while index + 1 < len(stars):
        left, right = stars[index], stars[index + 1]
        inner = "".join(chars[left + 1:right])
        if inner and inner == inner.strip():
            chars[left] = chars[right] = ""
            index += 1
        index += 1
    return "".join(chars)


assert strip_emphasis_marks("a *b c* d") == "a b c d"
assert strip_emphasis_marks("2 * 3 * 4 *") == "2 * 3 * 4 *"
assert strip_emphasis_marks("*x") == "*x"
assert strip_emphasis_marks("\\*a* b*") == "*a* b*"
assert strip_emphasis_marks("a ** b") == "a ** b"
assert strip_emphasis_marks("*a* *b*") == "a b"
assert strip_emphasis_marks("*a *b*") == "*a b"
assert strip_emphasis_marks("*a\\*b*") == "a*b"
assert strip_emphasis_marks("*c:\\x*y* z") == "c:\\xy* z"
