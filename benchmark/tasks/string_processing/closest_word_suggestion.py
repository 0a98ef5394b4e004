"""Did you mean ...? Of a list of options, give the one that needs the fewest edits (inserting,
deleting or replacing one character) to become the typed word, as long as these are no more than a
third of the typed word's length, rounded down, though one edit is always allowed. Among equals
one with the same first letter as the typed word wins, then the earliest. None if nothing is
near enough."""


def _edits(first, second):
    row = list(range(len(second) + 1))
    for i, left in enumerate(first, 1):
        diagonal, row[0] = row[0], i
        for j, right in enumerate(second, 1):
            replaced = diagonal + (left != right)
            diagonal = row[j]
            row[j] = min(row[j] + 1, row[j - 1] + 1, replaced)
    return row[-1]


def closest_word_suggestion(typed, options):
    allowed = max(len(typed) // 3, 1)
    ranked = []
    for place, option in enumerate(options):
        distance = _edits(typed, option)
        if distance > allowed:
            continue
        ranked.append((distance, option[:1] != typed[:1], place))
    if not ranked:
        return None
    return options[min(ranked)[2]]


assert closest_word_suggestion("colr", ["cool", "color"]) == "color"
assert closest_word_suggestion("cat", ["bat", "cut"]) == "cut"
assert closest_word_suggestion("cat", ["cheat", "bat", "hat"]) == "bat"
assert closest_word_suggestion("xycat", ["cat", "horse"]) is None
assert closest_word_suggestion("abcdefgh", ["abcdexyz"]) is None
assert closest_word_suggestion("abcdef", ["abcdxy"]) == "abcdxy"
assert closest_word_suggestion("ab", ["xyz", "b"]) == "b"
assert closest_word_suggestion("abcdef", ["abcdxy", "zbcdef"]) == "zbcdef"
assert closest_word_suggestion("cat", ["hat", "cart", "ca"]) == "cart"
assert closest_word_suggestion("cart", ["part", "cat"]) == "cat"
