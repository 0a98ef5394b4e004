"""The plural of an English noun in small letters; only its first may be a capital, and then the
result begins with a capital too. Forms from an exceptions dict (small letters) come first.
Otherwise: after s, x, z, ch or sh add es; y after a letter that isn't a, e, i, o or u becomes ies;
for words in a given small-letter set, which end in f or fe, that ending becomes ves; in all other
cases add s."""


def pluralise_noun_by_rules(noun, exceptions, ves_words):
    word = noun.lower()
    if word in exceptions:
        plural = exceptions[word]
    elif word.endswith(("s", "x", "z", "ch", "sh")):
        plural = word + "es"
    elif word.endswith("y") and len(word) > 1 and word[-2] not in "aeiou":
        plural = word[:-1] + "ies"
    elif word in ves_words:
        ending = 2 if word.endswith("e") else 1
        plural = word[:-ending] + "ves"
    else:
        plural = word + "s"
    if noun[:1].isupper():
        return plural[:1].upper() + plural[1:]
    return plural


assert pluralise_noun_by_rules("box", {"ox": "oxen"}, set()) == "boxes"
assert pluralise_noun_by_rules("City", {}, {"leaf"}) == "Cities"
assert pluralise_noun_by_rules("day", {}, set()) == "days"
assert pluralise_noun_by_rules("y", {}, set()) == "ys"
assert pluralise_noun_by_rules("Knife", {}, {"knife"}) == "Knives"
assert pluralise_noun_by_rules("leaf", {}, {"leaf", "wolf"}) == "leaves"
assert pluralise_noun_by_rules("roof", {}, {"leaf"}) == "roofs"
assert pluralise_noun_by_rules("Child", {"child": "children"}, set()) == "Children"
assert pluralise_noun_by_rules("by", {}, set()) == "bies"
