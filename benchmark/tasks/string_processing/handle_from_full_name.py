"""Suggest a login for a person: the first letter of the first word and the whole last word of the
name, cut to a maximum length; a single word stands alone. Only a to z count, in small letters,
other characters vanish, and words with none of these don't count; no word left gives ''. If the
login is taken, append 2, else 3 and so on, cutting the front just enough to keep the maximum, which
always has room for that number."""


def handle_from_full_name(full_name, taken, longest):
    words = []
    for word in full_name.lower().split():
        letters = "".join(char for char in word if "a" <= char <= "z")
        if letters:
            words.append(letters)
    if not words:
        return ""
    base = words[0][0] + words[-1] if len(words) > 1 else words[0]
    handle = base[:longest]
    number = 2
    while handle in taken:
        suffix = str(number)
        handle = base[:longest - len(suffix)] + suffix
        number += 1
    return handle


assert handle_from_full_name("Ada King Lovelace", set(), 20) == "alovelace"
assert handle_from_full_name("Ada Lovelace", {"alovelace"}, 20) == "alovelace2"
assert handle_from_full_name("Ada Lovelace", {"alov", "alo2"}, 4) == "alo3"
assert handle_from_full_name("Jean-Luc O'Hazara", set(), 12) == "johazara"
assert handle_from_full_name("Plato", set(), 3) == "pla"
assert handle_from_full_name("123 !", set(), 8) == ""
assert handle_from_full_name("7 Ann de Bo 2", {"bo"}, 9) == "abo"
assert handle_from_full_name("A Xyz", {"axyz", *(f"axy{n}" for n in range(2, 10))}, 4) == "ax10"
