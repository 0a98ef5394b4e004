"""Roughly how many syllables has an English word? Count the runs of vowels a, e, i, o, u and y,
where a y at the very start is a consonant. Take one off for a final e, unless the word ends in "le"
with a consonant before it; or one for a final "ed" that has no t or d before it. The result is
never below one, except zero for an empty word; case is ignored."""


def estimate_syllables(word):
    if not word:
        return 0
    word = word.lower()
    vowels = []
    for index, letter in enumerate(word):
        vowels.append(letter in "aeiou" or letter == "y" and index > 0)
    count = 0
    for index, vowel in enumerate(vowels):
        if vowel and not (index > 0 and vowels[index - 1]):
            count += 1
    spoken_le = word.endswith("le") and vowels[-3:-2] == [False]
    if word.endswith("e") and not spoken_le:
        count -= 1
    elif word.endswith("ed") and word[-3:-2] not in ("t", "d"):
        count -= 1
    return max(count, 1)


assert estimate_syllables("") == 0
assert estimate_syllables("the") == 1
assert estimate_syllables("table") == 2
assert estimate_syllables("mystery") == 3
assert estimate_syllables("visited") == 3
assert estimate_syllables("abolished") == 3
assert estimate_syllables("Yttria") == 1
assert estimate_syllables("crocodile") == 3
assert estimate_syllables("Iota") == 2
assert estimate_syllables("added") == 2
