"""Similar spellings of a name should get the same key, in capitals and precisely length characters
long. Only letters matter. The first one opens the key as it is; after it a, e, i, o, u, y, h and w
are left out, c and q become K, z becomes S. A letter whose replaced form equals that of the letter
before it in the name (looking past h and w) is left out too, the first letter also counting as
replaced there. Cut what is too long and fill up with "0" at the end."""


def consonant_skeleton_key(word, length):
    replaced = {"c": "k", "q": "k", "z": "s"}
    key = ""
    previous = ""
    for letter in word.lower():
        if len(key) >= length:
            break
        if not letter.isalpha():
            continue
        code = replaced.get(letter, letter)
        if not key:
            key = letter
        elif code in "hw":
            continue
        elif code not in "aeiouy" and code != previous:
            key += code
        previous = code
    return key.upper() + "0" * (length - len(key))


assert consonant_skeleton_key("Schmidt", 7) == "SKMDT00"
assert consonant_skeleton_key("cake", 2) == "CK"
assert consonant_skeleton_key("CKar-rl 2", 5) == "CRL00"
assert consonant_skeleton_key("lalla", 2) == "LL"
assert consonant_skeleton_key("zsoos", 3) == "ZS0"
assert consonant_skeleton_key("sahshs", 5) == "SS000"
assert consonant_skeleton_key("strength", 4) == "STRN"
assert consonant_skeleton_key("'Quincy", 4) == "QNK0"
assert consonant_skeleton_key("", 3) == "000"
assert consonant_skeleton_key("whwhole", 1) == "W"
