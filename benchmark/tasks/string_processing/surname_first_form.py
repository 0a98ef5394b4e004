"""Index people under their surname: "Anna Maria van Dyk Jr" becomes "van Dyk, Anna Maria, Jr".
Words from a particle list that stand right before the surname go with it, though the first word of
the name never does; a last word from a suffix list is put at the end; both lists are compared as
written. A name that already has a comma, or has fewer than two words besides such a suffix, is
returned unchanged; otherwise blanks between words become single."""


def surname_first_form(name, particles, suffixes):
    words = name.split()
    ending = ""
    if words and words[-1] in suffixes:
        ending = ", " + words.pop()
    if "," in name or len(words) < 2:
        return name
    start = len(words) - 1
    while start > 1 and words[start - 1] in particles:
        start -= 1
    return " ".join(words[start:]) + ", " + " ".join(words[:start]) + ending


assert surname_first_form("Anna Maria van Dyk Jr", ["van"], ["Jr"]) == "van Dyk, Anna Maria, Jr"
assert surname_first_form("Otto van der Rohe", ["der", "van"], []) == "van der Rohe, Otto"
assert surname_first_form(" Cher", ["Cher"], []) == " Cher"
assert surname_first_form("Dyk, Anna", [], ["Jr"]) == "Dyk, Anna"
assert surname_first_form("van Dyk", ["van"], []) == "Dyk, van"
assert surname_first_form("Cher Jr", [], ["Jr"]) == "Cher Jr"
assert surname_first_form("Ann Jr  De Roe", ["de"], ["Jr"]) == "Roe, Ann Jr De"
assert surname_first_form("de la Cruz", ["de", "la"], []) == "la Cruz, de"
assert surname_first_form("", [], []) == ""
