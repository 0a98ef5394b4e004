"""For the index of a book, put names, none of them empty, in alphabetical order without regard to
case and under headings by first letter: a list of (capital letter, names). A letter with fewer
than `minimum` names gets no heading; its names are added to those of the heading before it. If
there is none before it, it keeps its own. Names that begin with a digit or a symbol come at the
very end under "#", however few."""


def letter_index_headings(names, minimum):
    by_letter = {}
    others = []
    for name in sorted(names, key=str.lower):
        if name[0].isalpha():
            by_letter.setdefault(name[0].upper(), []).append(name)
        else:
            others.append(name)
    headings = []
    for letter, listed in by_letter.items():
        if headings and len(listed) < minimum:
            headings[-1][1].extend(listed)
        else:
            headings.append((letter, listed))
    if others:
        headings.append(("#", others))
    return headings


assert letter_index_headings(["bob", "Ann", "carl"], 1) == [
    ("A", ["Ann"]), ("B", ["bob"]), ("C", ["carl"])]
assert letter_index_headings(["Ann", "Al", "Bob"], 2) == [("A", ["Al", "Ann", "Bob"])]
assert letter_index_headings(["Zed", "Al", "Ann", "Bo", "Bea"], 2) == [
    ("A", ["Al", "Ann"]), ("B", ["Bea", "Bo", "Zed"])]
assert letter_index_headings(["9ers", "Abba"], 3) == [("A", ["Abba"]), ("#", ["9ers"])]
assert letter_index_headings(["7up", "$1"], 1) == [("#", ["$1", "7up"])]
assert letter_index_headings(["Al", "Bo", "Cy", "Cem"], 2) == [
    ("A", ["Al", "Bo"]), ("C", ["Cem", "Cy"])]
assert letter_index_headings(["_x", "bee", "apple", "Avocado", "Bun", "Dot"], 2) == [
    ("A", ["apple", "Avocado"]), ("B", ["bee", "Bun", "Dot"]), ("#", ["_x"])]
assert letter_index_headings(["Ed", "eve", "Di", "ada"], 3) == [("A", ["ada", "Di", "Ed", "eve"])]
