"""Similar spellings of a name, which is made of letters only, should get the same capital-letter
key, cut to length characters. The first letter opens the key as it is; after it a, e, i, o, u, y, h
and w are dropped, c and q become K, and z becomes S. A letter is also dropped if its replaced form
equals that of the letter before it in the name, looking past any h and w; the first letter counts
with its replaced form there. An empty name gives an empty text."""


def consonant_skeleton_key(word, length):
    replaced = {"c": "k", "q": "k", "z": "s"}
    key = ""
    previous = ""
    for letter in word.lower():
        code = replaced.get(letter, letter)
        if not key:
            key = letter
        elif code in "hw":
            continue
        elif code not in "aeiouy" and code != previous:
            key += code
        previous = code
    return key[:length].upper()


assert consonant_skeleton_key("Schmidt", 9) == "SKMDT"
assert consonant_skeleton_key("cake", 4) == "CK"
assert consonant_skeleton_key("CKarl", 5) == "CRL"
assert consonant_skeleton_key("lalla", 5) == "LL"
assert consonant_skeleton_key("zsoos", 3) == "ZS"
assert consonant_skeleton_key("sahshs", 5) == "SS"
assert consonant_skeleton_key("strength", 4) == "STRN"
assert consonant_skeleton_key("Quincy", 6) == "QNK"
assert consonant_skeleton_key("", 3) == ""
assert consonant_skeleton_key("whwhole", 1) == "W"
