"""All different arrangements of a word's letters are put in alphabetical order, where swapping
equal letters makes no new arrangement. At which place, counted from zero, does the word itself
stand? Words hold lower-case letters only, the empty word stands at place 0, and words may be too
long for going through the arrangements one by one."""

from collections import Counter
from math import factorial


def repeated_letters_rank(word):
    left = len(word)
    counts = Counter(word)
    arrangements = factorial(left)
    for count in counts.values():
        arrangements //= factorial(count)
    rank = 0
    for letter in word:
        for other, count in counts.items():
            if other < letter:
                rank += arrangements * count // left
        arrangements = arrangements * counts[letter] // left
        counts[letter] -= 1
        left -= 1
    return rank


assert repeated_letters_rank("") == 0
assert repeated_letters_rank("aab") == 0
assert repeated_letters_rank("aba") == 1
assert repeated_letters_rank("bab") == 1
assert repeated_letters_rank("baa") == 2
assert repeated_letters_rank("cba") == 5
assert repeated_letters_rank("bdca") == 11
assert repeated_letters_rank("banana") == 34
