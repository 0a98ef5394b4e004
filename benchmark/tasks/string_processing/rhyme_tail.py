"""Group lower-case words by sound: which ending of a word counts, beginning with its last unbroken
group of the vowels a, e, i, o, u and reaching to the end of the word? A final e doesn't count as a
vowel when any vowel stands before it ('cake' gives 'ake'), but is still part of the result.
A word without vowels comes back whole."""


def rhyme_tail(word):
    vowels = "aeiou"
    start = len(word)
    if word.endswith("e") and any(char in vowels for char in word[:-1]):
        start -= 1
    while start > 0 and word[start - 1] not in vowels:
        start -= 1
    while start > 0 and word[start - 1] in vowels:
        start -= 1
    return word[start:]


assert rhyme_tail("station") == "ion"
assert rhyme_tail("cake") == "ake"
assert rhyme_tail("the") == "e"
assert rhyme_tail("tree") == "ee"
assert rhyme_tail("rhythm") == "rhythm"
assert rhyme_tail("eke") == "eke"
assert rhyme_tail("alone") == "one"
assert rhyme_tail("idea") == "ea"
