"""Cut a formula text into a list of token texts; blanks only separate. A number is a digit with all
digits and points that follow, a name a letter or underscore with all letters, digits and
underscores that follow. The pairs ** // <= >= == != are one token, any other character is one by
itself. A minus directly before a digit joins that number, unless the token before is a number,
a name or a closing parenthesis."""


def tokenize_signed_arithmetic(text):
    tokens = []
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        before = tokens[-1].lstrip("-")[:1] if tokens else ""
        after_operand = before.isalnum() or before in ("_", ")")
        end = at + 1
        if text[at] == "-" and not after_operand and text[end:end + 1].isdigit():
            end += 1
        if text[end - 1].isdigit():
            while end < len(text) and (text[end].isdigit() or text[end] == "."):
                end += 1
        elif text[at].isalpha() or text[at] == "_":
            while end < len(text) and (text[end].isalnum() or text[end] == "_"):
                end += 1
        elif text[at:at + 2] in ("**", "//", "<=", ">=", "==", "!="):
            end += 1
        tokens.append(text[at:end])
        at = end
    return tokens


assert tokenize_signed_arithmetic("-3-40") == ["-3", "-", "40"]
assert tokenize_signed_arithmetic("2 ** -3") == ["2", "**", "-3"]
assert tokenize_signed_arithmetic("(-1.5)-2") == ["(", "-1.5", ")", "-", "2"]
assert tokenize_signed_arithmetic("x1<=- 7") == ["x1", "<=", "-", "7"]
assert tokenize_signed_arithmetic("35--4-1") == ["35", "-", "-4", "-", "1"]
assert tokenize_signed_arithmetic(" ") == []
assert tokenize_signed_arithmetic(".-5 1.-6") == [".", "-5", "1.", "-", "6"]
assert tokenize_signed_arithmetic("2rate_b!=8=") == ["2", "rate_b", "!=", "8", "="]
assert tokenize_signed_arithmetic("f(-y,-2)") == ["f", "(", "-", "y", ",", "-2", ")"]
assert tokenize_signed_arithmetic("_a_ -3b") == ["_a_", "-", "3", "b"]
