"""Score a word laid in a crossword game. A dict gives the points of capital letters, while small
letters are jokers worth nothing. A pattern text of the squares under the word goes with it: '2'
and '3' multiply the points of their letter, 'D' doubles and 'T' triples the whole word, '.' is
plain. From seven letters on there are 50 points extra, not multiplied. None if word and pattern
differ in length."""


def tile_word_points(word, values, squares):
    if len(word) != len(squares):
        return None
    total, factor = 0, 1
    for letter, square in zip(word, squares, strict=False):
        points = 0 if letter.islower() else values[letter]
        if square in "23":
            points *= int(square)
        elif square == "D":
            factor *= 2
        elif square == "T":
            factor *= 3
        total += points
    bonus = 50 if len(word) >= 7 else 0
    return total * factor + bonus


assert tile_word_points("AB", {"A": 1, "B": 3}, "..") == 4
assert tile_word_points("AB", {"A": 1, "B": 3}, "2D") == 10
assert tile_word_points("Ab", {"A": 1, "B": 3}, "T3") == 3
assert tile_word_points("QA", {"A": 1, "Q": 10}, "3T") == 93
assert tile_word_points("AAAAAAA", {"A": 1}, ".......") == 57
assert tile_word_points("AAAAAA", {"A": 1}, "D.....") == 12
assert tile_word_points("ABABABA", {"A": 1, "B": 3}, "D..2..T") == 146
assert tile_word_points("AB", {"A": 1, "B": 3}, "...") is None
assert tile_word_points("ABA", {"A": 1, "B": 3}, "DD.") == 20
