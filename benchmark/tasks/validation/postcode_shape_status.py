"""Sort British-style postcodes by what is wrong with them. The last three characters must be a
digit and two capitals other than C, I, K, M, O, V, otherwise "inward". What stands before them,
less one trailing space if there is one, must have the shape A9, A99, AA9, AA99, A9A or AA9A (A any
capital, 9 any digit), otherwise "outward". If both are right it is "ok" with the space in between
and "spacing" without."""

from string import ascii_uppercase, digits


def postcode_shape_status(code):
    front, inward = code[:-3], code[-3:]
    if len(inward) < 3 or inward[0] not in digits:
        return "inward"
    for letter in inward[1:]:
        if letter not in ascii_uppercase or letter in "CIKMOV":
            return "inward"
    shape = ""
    for sign in front.removesuffix(" "):
        if sign in ascii_uppercase:
            shape += "A"
        elif sign in digits:
            shape += "9"
        else:
            shape += "?"
    if shape not in ("A9", "A99", "AA9", "AA99", "A9A", "AA9A"):
        return "outward"
    return "ok" if front.endswith(" ") else "spacing"


assert postcode_shape_status("M1 1AE") == "ok"
assert postcode_shape_status("EC1A1BB") == "spacing"
assert postcode_shape_status("SW1A 1CA") == "inward"
assert postcode_shape_status("CR2 XHA") == "inward"
assert postcode_shape_status("B33  8TH") == "outward"
assert postcode_shape_status("abc 1A8") == "inward"
assert postcode_shape_status("m1 1AE") == "outward"
assert postcode_shape_status("DN55 1PT") == "ok"
assert postcode_shape_status("1AE") == "outward"
assert postcode_shape_status("1A") == "inward"
