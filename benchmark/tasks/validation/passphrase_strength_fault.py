"""Judge a passphrase of blank-separated words, ignoring case throughout. Return the earliest fault
of: "few words" below four, "short word" if any has fewer than three characters, "repeated" if any
occurs twice, "plural" if a word is the one right before it plus an s, "common" when more than half
of the words are in the given set of lower-case everyday words. None if it is acceptable."""

from itertools import pairwise


def passphrase_strength_fault(phrase, common):
    words = phrase.lower().split()
    if len(words) < 4:
        return "few words"
    if any(len(word) < 3 for word in words):
        return "short word"
    if len(set(words)) < len(words):
        return "repeated"
    if any(second == first + "s" for first, second in pairwise(words)):
        return "plural"
    ordinary = sum(word in common for word in words)
    if ordinary * 2 > len(words):
        return "common"
    return None


assert passphrase_strength_fault("cat River purple lamp", {"cat", "river", "door"}) is None
assert passphrase_strength_fault("cat River door lamp", {"cat", "river", "door"}) == "common"
assert passphrase_strength_fault("cat river", {"cat", "river"}) == "few words"
assert passphrase_strength_fault("purple lamp river", set()) == "few words"
assert passphrase_strength_fault("purple ox lamp ox river", set()) == "short word"
assert passphrase_strength_fault("Lamp lamps purple lamp", set()) == "repeated"
assert passphrase_strength_fault("purple lamp LAMPS river", {"lamp", "lamps", "river"}) == "plural"
assert passphrase_strength_fault("lamps lamp purple lampss", set()) is None
assert passphrase_strength_fault(
    "cat Cove DOOR lamp river tree", {"cat", "river", "door", "tree"}) == "common"
