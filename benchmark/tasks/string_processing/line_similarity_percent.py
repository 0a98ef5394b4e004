"""How alike are two lines, as a whole percentage rounded down? After dropping all blanks and letter
case, compare the pairs of neighbouring characters: twice the number of pairs they share, as often
as both have them, out of the pairs of both together. If neither line has any pair, the answer is
100 when what is left of them is equal and 0 otherwise."""

from collections import Counter


def line_similarity_percent(first, second):
    lines = ["".join(line.lower().split()) for line in (first, second)]
    tallies = []
    for line in lines:
        tallies.append(Counter(line[at:at + 2] for at in range(len(line) - 1)))
    total = tallies[0].total() + tallies[1].total()
    if total == 0:
        return 100 if lines[0] == lines[1] else 0
    shared = (tallies[0] & tallies[1]).total()
    return 200 * shared // total


assert line_similarity_percent("night", "nacht") == 25
assert line_similarity_percent("France", "french") == 40
assert line_similarity_percent("aaaa", "aaa") == 80
assert line_similarity_percent("A b c", "abc") == 100
assert line_similarity_percent("a", " A") == 100
assert line_similarity_percent("a", "b") == 0
assert line_similarity_percent("a", "ab") == 0
assert line_similarity_percent("ab", "abc") == 66
assert line_similarity_percent("", "x") == 0
