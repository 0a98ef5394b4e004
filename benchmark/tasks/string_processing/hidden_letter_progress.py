"""Display a word guessing game: the word's letters separated by single blanks, those not yet
guessed as "_", hyphens and apostrophes always visible. As soon as at least help_after different
wrong letters have been tried, the first letter of the word is shown wherever it occurs. Guesses are
a list of letters, and case doesn't matter except that the word is shown as spelled; an empty word
gives an empty text."""


def hidden_letter_progress(word, guesses, help_after):
    letters = word.lower()
    visible = {guess.lower() for guess in guesses}
    wrong = 0
    for guess in visible:
        if guess not in letters:
            wrong += 1
    if wrong >= help_after:
        visible.add(letters.lstrip("-'")[:1])
    shown = []
    for letter in word:
        if letter in "-'" or letter.lower() in visible:
            shown.append(letter)
        else:
            shown.append("_")
    return " ".join(shown)


assert hidden_letter_progress("cat", ["a", "c", "z"], 3) == "c a _"
assert hidden_letter_progress("T-shirT", ["t"], 9) == "T - _ _ _ _ T"
assert hidden_letter_progress("o'Clock", ["x", "y"], 2) == "o ' _ _ o _ _"
assert hidden_letter_progress("o'clock", ["x", "c"], 2) == "_ ' c _ _ c _"
assert hidden_letter_progress("dad", ["x", "X"], 2) == "_ _ _"
assert hidden_letter_progress("Moon", ["O", "q"], 1) == "M o o _"
assert hidden_letter_progress("self-help's", ["E"], 1) == "_ e _ _ - _ e _ _ ' _"
assert hidden_letter_progress("Abba", [], 0) == "A _ _ a"
assert hidden_letter_progress("'tis-it", ["q"], 1) == "' t _ _ - _ t"
