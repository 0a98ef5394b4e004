"""Check a club card such as "AB-1234-L": two capital letters for the branch, four digits and a
capital check letter. Add the branch letters' places in the alphabet (A is 1) and the digits times 1
to 4 from left to right; the sum modulo 23 picks the check letter, counting from 0, out of the
alphabet without I, O and Q. Report the earliest of "format", "retired" (branch in the given set)
and "check", or None."""

import re


def membership_card_fault(card, retired):
    if not re.fullmatch("[A-Z]{2}-[0-9]{4}-[A-Z]", card):
        return "format"
    branch, digits, letter = card.split("-")
    if branch in retired:
        return "retired"
    total = sum(ord(char) - ord("A") + 1 for char in branch)
    for place, digit in enumerate(digits, 1):
        total += place * int(digit)
    expected = "ABCDEFGHJKLMNPRSTUVWXYZ"[total % 23]
    return None if letter == expected else "check"


assert membership_card_fault("AB-1234-L", {"ZZ"}) is None
assert membership_card_fault("AB-4321-L", {"ZZ"}) == "check"
assert membership_card_fault("ZZ-9999-E", {"AB"}) is None
assert membership_card_fault("ZZ-9999-F", {"AB", "ZZ"}) == "retired"
assert membership_card_fault("AV-0000-A", set()) is None
assert membership_card_fault("AU-0000-Z", set()) is None
assert membership_card_fault("AB-12345-L", {"AB"}) == "format"
assert membership_card_fault("ab-1234-L", set()) == "format"
assert membership_card_fault("AA-0050-I", set()) == "check"
