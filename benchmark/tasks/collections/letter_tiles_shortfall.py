"""Can a word be laid with the tiles on a rack, and if not, which are missing? The rack is a dict of
letter to number of tiles, where "?" stands for blanks that can be any letter. Blanks go one at a
time to the letter lacking most at that moment, the alphabetically first if several do. What comes
back is a dict of letter to number still missing, without letters that are complete."""

from collections import Counter


def letter_tiles_shortfall(word, rack):
    missing = {}
    for letter, needed in Counter(word).items():
        lacking = needed - rack.get(letter, 0)
        if lacking > 0:
            missing[letter] = lacking
    for _ in range(rack.get("?", 0)):
        if not missing:
            break
        neediest = min(missing, key=lambda letter: (-missing[letter], letter))
        missing[neediest] -= 1
        if missing[neediest] == 0:
            del missing[neediest]
    return missing


assert letter_tiles_shortfall("banana", {"a": 2, "b": 1, "n": 1}) == {"a": 1, "n": 1}
assert letter_tiles_shortfall("banana", {"a": 2, "b": 1, "n": 1, "?": 1}) == {"n": 1}
assert letter_tiles_shortfall("bookkeeper", {"b": 1, "o": 1, "k": 1, "p": 1, "r": 1, "?": 2}) == {
    "o": 1, "k": 1, "e": 1
}
assert letter_tiles_shortfall("bookkeeper", {"b": 1, "o": 1, "k": 1, "p": 2, "r": 1, "?": 3}) == {
    "k": 1, "o": 1
}
assert letter_tiles_shortfall("tree", {"t": 1, "r": 2, "e": 2}) == {}
assert letter_tiles_shortfall("aab", {"?": 5}) == {}
assert letter_tiles_shortfall("zzz", {}) == {"z": 3}
assert letter_tiles_shortfall("zzy", {"?": 1, "x": 4}) == {"z": 1, "y": 1}
assert letter_tiles_shortfall("cab", {"?": 2, "c": 0}) == {"c": 1}
