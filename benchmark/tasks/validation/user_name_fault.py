"""Why would a chosen login be turned down at sign-up? The first that applies: "length" outside 3 to
20 characters, "start" if it doesn't begin with an ASCII letter, "sign" for anything but ASCII
letters, digits, dots and underscores, "double" for two separators (dot or underscore, mixed too)
next to each other, "end" for a separator at the end. None if it is acceptable."""

from string import ascii_letters, digits


def user_name_fault(name):
    separators = "._"
    if not 3 <= len(name) <= 20:
        return "length"
    if name[0] not in ascii_letters:
        return "start"
    if any(sign not in ascii_letters + digits + separators for sign in name):
        return "sign"
    for sign, following in zip(name, name[1:]):
        if sign in separators and following in separators:
            return "double"
    if name[-1] in separators:
        return "end"
    return None


assert user_name_fault("ann") is None
assert user_name_fault("a" * 20) is None
assert user_name_fault("a" * 21) == "length"
assert user_name_fault("_n") == "length"
assert user_name_fault("9a-n") == "start"
assert user_name_fault("an-.._") == "sign"
assert user_name_fault("a.n_9.X") is None
assert user_name_fault("a._b_") == "double"
assert user_name_fault("ann_") == "end"
assert user_name_fault("") == "length"
