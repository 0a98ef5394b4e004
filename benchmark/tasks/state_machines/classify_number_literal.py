"""Tell what kind of number a text spells: "int", "float" (with a point), "exp" (with an exponent,
with or without a point), "hex" (0x and hex digits) or "bad", letters being of either case. A point
or an underscore must have digits on both sides, hex digits in hex. The exponent needs digits and
may have a sign before them, but the number itself may have none. Its part before point or exponent
mustn't begin with 0 unless it is just 0. Empty text is bad."""


def classify_number_literal(text):
    kind, digits, after_digit = "int", "0123456789", False
    text = text.lower()
    for index, char in enumerate(text):
        if char in digits:
            if kind == "int" and index > 0 and text[0] == "0":
                return "bad"
            after_digit = True
            continue
        if char in "+-" and kind == "exp" and text[index - 1] == "e":
            continue
        if not after_digit:
            return "bad"
        if char == "." and kind == "int":
            kind = "float"
        elif char == "e" and kind in ("int", "float"):
            kind = "exp"
        elif char == "x" and text[:index] == "0":
            kind, digits = "hex", digits + "abcdef"
        elif char != "_":
            return "bad"
        after_digit = False
    return kind if after_digit else "bad"


assert classify_number_literal("1_000.5") == "float"
assert classify_number_literal("0.5E+07") == "exp"
assert classify_number_literal("0X1f_eE") == "hex"
assert classify_number_literal("0x") == "bad"
assert classify_number_literal("05") == "bad"
assert classify_number_literal("1e_5") == "bad"
assert classify_number_literal("0x1e-2") == "bad"
assert classify_number_literal("10x1") == "bad"
assert classify_number_literal("1e5-2") == "bad"
assert classify_number_literal("12_0") == "int"
