"""Amateur radio call sign to vet. First drop one "/P" or "/M" at the end. Then name what is wrong
first: "characters" if anything but capital letters and digits is left, "suffix" unless it ends in a
run of one to three letters, "prefix" unless one or two characters, not all of them digits, and one
more digit come before that run, "reserved" if the run is in the given set. None for a good sign."""

import re
from string import ascii_uppercase


def radio_call_sign_fault(sign, reserved):
    base = sign[:-2] if sign.endswith(("/P", "/M")) else sign
    if not re.fullmatch("[A-Z0-9]*", base):
        return "characters"
    stem = base.rstrip(ascii_uppercase)
    suffix = base[len(stem):]
    if not 1 <= len(suffix) <= 3:
        return "suffix"
    prefix = stem[:-1]
    if not 1 <= len(prefix) <= 2 or prefix.isdigit():
        return "prefix"
    if suffix in reserved:
        return "reserved"
    return None


assert radio_call_sign_fault("G4ABC/P", {"SOS"}) is None
assert radio_call_sign_fault("2E0X", {"SOS"}) is None
assert radio_call_sign_fault("A12SOS/M", {"SOS"}) == "reserved"
assert radio_call_sign_fault("G4ABCD", {"SOS"}) == "suffix"
assert radio_call_sign_fault("G44", set()) == "suffix"
assert radio_call_sign_fault("334SOS", {"SOS"}) == "prefix"
assert radio_call_sign_fault("4AB", set()) == "prefix"
assert radio_call_sign_fault("GB33XY", set()) == "prefix"
assert radio_call_sign_fault("G4abc", set()) == "characters"
assert radio_call_sign_fault("G4AB/P/M", set()) == "characters"
