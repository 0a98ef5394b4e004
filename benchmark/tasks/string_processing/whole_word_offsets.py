"""Where does a search term stand in a text as a word of its own, upper and lower case alike? List
the 0-based offsets of all places whose neighbours on both sides are no letters, digits or
underscores. Places are taken from left to right and none may share characters with one already
taken; an empty term is found nowhere."""


def whole_word_offsets(text, term):
    if not term:
        return []
    offsets = []
    free = 0
    for at in range(len(text) - len(term) + 1):
        end = at + len(term)
        if at < free or text[at:end].lower() != term.lower():
            continue
        before = text[at - 1] if at > 0 else " "
        neighbours = before + text[end:end + 1]
        if any(char.isalnum() or char == "_" for char in neighbours):
            continue
        offsets.append(at)
        free = end
    return offsets


assert whole_word_offsets("Cat catalog cat", "cat") == [0, 12]
assert whole_word_offsets("a-a-a", "a-a") == [0]
assert whole_word_offsets("xa-a-a", "a-a") == [3]
assert whole_word_offsets("cat_ cat9 (CAT)", "cat") == [11]
assert whole_word_offsets("the cat's cat", "cat") == [4, 10]
assert whole_word_offsets("abc -", "") == []
assert whole_word_offsets("concat cat", "CAT") == [7]
assert whole_word_offsets("go-go gone", "go") == [0, 3]
assert whole_word_offsets("_..", ".") == [2]
