"""Show an editor what changed between two versions of a sentence, word by word. As many words as
possible are kept, in order; between them, words that only the old version has appear as "[-big
red-]" and those only in the new one as "{+small+}", each run within one pair of marks and removals
before additions at the same place. Everything is joined by single blanks."""


def word_change_markup(old, new):
    before, after = [*old.split(), ""], [*new.split(), ""]
    table = [[0] * (len(after) + 1) for _ in range(len(before) + 1)]
    for i in reversed(range(len(before))):
        for j in reversed(range(len(after))):
            if before[i] == after[j]:
                table[i][j] = table[i + 1][j + 1] + 1
            else:
                table[i][j] = max(table[i + 1][j], table[i][j + 1])
    marked, removed, added = [], [], []
    i = j = 0
    while i < len(before):
        if before[i] == after[j]:
            if removed:
                marked.append("[-" + " ".join(removed) + "-]")
            if added:
                marked.append("{+" + " ".join(added) + "+}")
            marked.append(before[i])
            removed, added = [], []
            i, j = i + 1, j + 1
        elif table[i + 1][j] > table[i][j + 1]:
            removed.append(before[i])
            i += 1
        else:
            added.append(after[j])
            j += 1
    return " ".join(marked[:-1])


assert word_change_markup("the red car", "the blue car") == "the [-red-] {+blue+} car"
assert word_change_markup("", "x y") == "{+x y+}"
assert word_change_markup("x y", "") == "[-x y-]"
assert word_change_markup("same  words", "same words") == "same words"
assert word_change_markup("one two three four", "one four five") == (
    "one [-two three-] four {+five+}")
assert word_change_markup("a b c d e", "d a x b y y c") == (
    "{+d+} a {+x+} b {+y y+} c [-d e-]")
assert word_change_markup("x a y b z c", "a b c x") == "[-x-] a [-y-] b [-z-] c {+x+}"
assert word_change_markup("d a d c", "a c e d c a") == "[-d-] a {+c e+} d c {+a+}"
assert word_change_markup("e c d", "c c a c e c") == "{+c c a c+} e c [-d-]"
assert word_change_markup("p q a b", "z a b") == "[-p q-] {+z+} a b"
