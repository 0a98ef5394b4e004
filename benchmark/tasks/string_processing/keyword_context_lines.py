"""A concordance: for each occurrence of a keyword in a text, a line with the words around it. Words
are what blanks divide; letter case and ASCII punctuation at their ends don't matter for the match,
and the keyword comes without any. First come the words before it, as many as given if there are so
many, cut or padded with blanks at their left end to a given width, then the word as it stands and
as many words after, each following a blank."""

from string import punctuation


def keyword_context_lines(text, keyword, around, width):
    words = text.split()
    lines = []
    for at, word in enumerate(words):
        if word.strip(punctuation).lower() != keyword.lower():
            continue
        before = " ".join(words[max(at - around, 0):at])
        after = words[at + 1:at + 1 + around]
        surplus = max(len(before) - width, 0)
        lines.append(" ".join([before[surplus:].rjust(width), word, *after]))
    return lines


assert keyword_context_lines("the cat sat on the mat", "sat", 2, 10) == ["   the cat sat on the"]
assert keyword_context_lines("the cat sat on the mat", "sat", 2, 5) == ["e cat sat on the"]
assert keyword_context_lines("Sat, then sat!", "SAT", 1, 4) == ["     Sat, then", "then sat!"]
assert keyword_context_lines("x y z", "y", 0, 2) == ["   y"]
assert keyword_context_lines("a b c d e", "d", 2, 3) == ["b c d e"]
assert keyword_context_lines("a b c d e", "b", 2, 3) == ["  a b c d"]
assert keyword_context_lines("a b", "b", 1, 0) == [" b"]
assert keyword_context_lines("a b c", "a", 1, 1) == ["  a b"]
