"""How can I fill lines of a given width word by word (single blanks between, a word wider than that
alone on its line) and avoid a forlorn ending? If the last line is one word shorter than a minimum
length, the final word of the line before moves down in front of it, provided that line keeps at
least two words and the new last line fits. Takes a list of words, gives a list of lines."""


def wrap_without_lonely_word(words, width, minimum):
    lines = []
    used = 0
    for word in words:
        if lines and used + 1 + len(word) <= width:
            lines[-1].append(word)
            used += 1 + len(word)
        else:
            lines.append([word])
            used = len(word)
    if len(lines) > 1 and len(lines[-1]) == 1 and used < minimum and len(lines[-2]) > 2:
        moved = lines[-2][-1]
        if len(moved) + 1 + used <= width:
            lines[-2].pop()
            lines[-1].insert(0, moved)
    return [" ".join(line) for line in lines]


assert wrap_without_lonely_word(["aa", "bb", "cc", "d"], 8, 3) == ["aa bb", "cc d"]
assert wrap_without_lonely_word(["aa", "bb", "cc", "d"], 9, 1) == ["aa bb cc", "d"]
assert wrap_without_lonely_word(["aaa", "bbb", "c"], 7, 4) == ["aaa bbb", "c"]
assert wrap_without_lonely_word(["a", "b", "cccc", "ddd"], 8, 4) == ["a b", "cccc ddd"]
assert wrap_without_lonely_word(["a", "b", "cccc", "dddd"], 8, 5) == ["a b cccc", "dddd"]
assert wrap_without_lonely_word([], 8, 3) == []
assert wrap_without_lonely_word(["abcdefgh", "ij"], 5, 3) == ["abcdefgh", "ij"]
assert wrap_without_lonely_word(["a", "b", "c", "dd", "e"], 7, 9) == ["a b c", "dd e"]
assert wrap_without_lonely_word(["hi"], 10, 5) == ["hi"]
