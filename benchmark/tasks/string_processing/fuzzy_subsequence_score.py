"""Rank entries of a command palette: how well do the typed characters occur in order in a
candidate? Each takes its first occurrence after the previous hit and earns 1 point, 3 more when it
stands at the start of the candidate or follows something that is neither letter nor digit, and 2
more when it comes straight after the previous hit. Add these up, ignoring case; if any character
can't be found the result is 0, as it is for an empty input."""


def fuzzy_subsequence_score(pattern, candidate):
    text = candidate.lower()
    score = start = 0
    for position, letter in enumerate(pattern.lower()):
        hit = text.find(letter, start)
        if hit < 0:
            return 0
        score += 1
        if hit == 0 or not text[hit - 1].isalnum():
            score += 3
        if position > 0 and hit == start:
            score += 2
        start = hit + 1
    return score


assert fuzzy_subsequence_score("fb", "foo bar") == 8
assert fuzzy_subsequence_score("fo", "Foo bar") == 7
assert fuzzy_subsequence_score("OO", "foo") == 4
assert fuzzy_subsequence_score("fz", "foo") == 0
assert fuzzy_subsequence_score("", "foo") == 0
assert fuzzy_subsequence_score("a b", "a b") == 13
assert fuzzy_subsequence_score("ba", "abba") == 2
assert fuzzy_subsequence_score("cc", "c") == 0
assert fuzzy_subsequence_score("fb3", "x.f_B43") == 9
