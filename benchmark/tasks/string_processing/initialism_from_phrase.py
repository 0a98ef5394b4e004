"""Abbreviate the name of an organisation or product, at most limit characters long: the capitalised
first character of each word, where the two sides of a hyphen count as words of their own. Words on
a list of minor ones (in lower case) are skipped unless they are the very first, and a word made of
digits is taken whole. Stop at the first piece that would no longer fit; an empty phrase gives an
empty text."""


def initialism_from_phrase(phrase, minor_words, limit):
    letters = ""
    for position, word in enumerate(phrase.replace("-", " ").split()):
        if position > 0 and word.lower() in minor_words:
            continue
        piece = word if word.isdigit() else word[0].upper()
        if len(letters) + len(piece) > limit:
            break
        letters += piece
    return letters


assert initialism_from_phrase("light gain by stimulated emission", ["by"], 9) == "LGSE"
assert initialism_from_phrase("the one-way road", ["the", "one"], 5) == "TWR"
assert initialism_from_phrase("Windows 2000 service pack", [], 6) == "W2000S"
assert initialism_from_phrase("Windows 2000 service pack", [], 4) == "W"
assert initialism_from_phrase("a 12 b", ["a"], 3) == "A12"
assert initialism_from_phrase("x-ray of 10", ["of", "x"], 3) == "XR"
assert initialism_from_phrase("go 4x4 OF", ["of"], 9) == "G4"
assert initialism_from_phrase("Big OF Of Ben", ["of"], 0) == ""
