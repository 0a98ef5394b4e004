"""Print the authors of a work in a reference list. Two are joined by " & ", three or more by commas
with ", & " in front of the last one. If there are more than limit names, give only the first few,
as many as shown says (anything under one counts as one), joined by ", " and followed by " et al.";
but when that would hide just one name, print all of them as usual. No names give an empty text."""


def author_list_shortened(authors, limit, shown):
    shown = max(shown, 1)
    hidden = len(authors) - shown
    if len(authors) > limit and hidden > 1:
        return ", ".join(authors[:shown]) + " et al."
    if len(authors) < 3:
        return " & ".join(authors)
    return ", ".join(authors[:-1]) + ", & " + authors[-1]


assert author_list_shortened(["Ann"], 3, 2) == "Ann"
assert author_list_shortened(["Ann", "Bob"], 1, 1) == "Ann & Bob"
assert author_list_shortened(["Ann", "Bob", "Cy"], 3, 1) == "Ann, Bob, & Cy"
assert author_list_shortened(["Ann", "Bob", "Cy", "Di"], 3, 1) == "Ann et al."
assert author_list_shortened(["Ann", "Bob", "Cy", "Di"], 3, 3) == "Ann, Bob, Cy, & Di"
assert author_list_shortened(["Ann", "Bob", "Cy", "Di"], 2, 2) == "Ann, Bob et al."
assert author_list_shortened([], 3, 1) == ""
assert author_list_shortened(["Ann", "Bob", "Cy"], 2, 0) == "Ann et al."
assert author_list_shortened(["Ann", "Bob"], 1, -1) == "Ann & Bob"
