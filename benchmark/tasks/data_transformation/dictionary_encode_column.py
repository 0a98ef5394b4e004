"""Compress a column of texts into a word list and an encoded column. The word list has the texts
that occur more than once, most frequent first and equally frequent ones in alphabetical order; each
is encoded by its number there, counted from 1, and texts that occur just once go in as they are.
Three or more equal ones in a row are written as one tuple (number, length) instead. Return both
lists as a pair."""

from collections import Counter
from itertools import groupby


def dictionary_encode_column(column):
    counts = Counter(column)
    repeated = [text for text, count in counts.items() if count > 1]
    words = sorted(repeated, key=lambda text: (-counts[text], text))
    numbers = {text: number for number, text in enumerate(words, 1)}
    encoded = []
    for text, group in groupby(column):
        length = len(list(group))
        if counts[text] == 1:
            encoded.append(text)
            continue
        if length >= 3:
            encoded.append((numbers[text], length))
            continue
        encoded.extend([numbers[text]] * length)
    return words, encoded


assert dictionary_encode_column(["b", "a", "a", "b", "a"]) == (["a", "b"], [2, 1, 1, 2, 1])
assert dictionary_encode_column(["x", "x", "x", "y"]) == (["x"], [(1, 3), "y"])
assert dictionary_encode_column(["q", "p", "q", "p"]) == (["p", "q"], [2, 1, 2, 1])
assert dictionary_encode_column(["m", "m", "n"]) == (["m"], [1, 1, "n"])
assert dictionary_encode_column(["z", "z", "z", "z", "k", "k", "z"]) == (
    ["z", "k"], [(1, 4), 2, 2, 1])
assert dictionary_encode_column(["a", "b"]) == ([], ["a", "b"])
assert dictionary_encode_column(["u", "v", "v", "v", "u", "v", "v"]) == (
    ["v", "u"], [2, (1, 3), 2, 1, 1])
assert dictionary_encode_column(["d", "d", "d", "c", "c", "c"]) == (["c", "d"], [(2, 3), (1, 3)])
