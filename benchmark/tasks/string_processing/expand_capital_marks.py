"""Old terminals could only type small letters, so a caret in front of a letter meant a capital, and
two carets in front of a letter put everything up to the next blank in capitals. Decode such text,
leaving the marks out. Marks that are not directly followed by a letter stay as typed and capitalise
nothing. There are never more than two carets in a row."""


def expand_capital_marks(text):
    decoded = []
    marks = 0
    shouting = False
    for char in text:
        if char == "^":
            marks += 1
            continue
        if char == " ":
            shouting = False
        if not char.isalpha():
            decoded.append("^" * marks)
            marks = 0
        if marks == 2:
            shouting = True
        decoded.append(char.upper() if marks > 0 or shouting else char)
        marks = 0
    decoded.append("^" * marks)
    return "".join(decoded)


assert expand_capital_marks("^anna meets ^bob") == "Anna meets Bob"
assert expand_capital_marks("^^nato and ^eu") == "NATO and Eu"
assert expand_capital_marks("2^3 ^ ^^ x^") == "2^3 ^ ^^ x^"
assert expand_capital_marks("a^^bc d") == "aBC d"
assert expand_capital_marks("^^x-1y z") == "X-1Y z"
assert expand_capital_marks("end^^") == "end^^"
assert expand_capital_marks("^^1a b") == "^^1a b"
assert expand_capital_marks("m^c^donald") == "mCDonald"
