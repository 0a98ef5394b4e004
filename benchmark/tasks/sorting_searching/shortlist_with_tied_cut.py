"""Choose who goes through to the final from a dict of name to score: the best `places` people and
everyone level with the last of them. If these are more than a maximum, all who are level with
the last of them stay out instead. When there are no more entrants than places, all of them are
in, whatever the maximum; with less than one place nobody is. List the names by score downwards,
then alphabetically."""


def shortlist_with_tied_cut(scores, places, maximum):
    if places < 1:
        return []
    ranked = sorted(scores, key=lambda name: (-scores[name], name))
    if len(ranked) <= places:
        return ranked
    cut = scores[ranked[places - 1]]
    chosen = [name for name in ranked if scores[name] >= cut]
    if len(chosen) <= maximum:
        return chosen
    return [name for name in chosen if scores[name] > cut]


assert shortlist_with_tied_cut({"Ann": 9, "Bob": 7, "Cy": 5}, 2, 3) == ["Ann", "Bob"]
assert shortlist_with_tied_cut({"Cy": 7, "Bob": 7, "Ann": 9, "Di": 3}, 2, 3) == [
    "Ann", "Bob", "Cy"]
assert shortlist_with_tied_cut({"Cy": 7, "Bob": 7, "Ann": 9, "Di": 3}, 2, 2) == ["Ann"]
assert shortlist_with_tied_cut({"B": 4, "A": 4}, 2, 1) == ["A", "B"]
assert shortlist_with_tied_cut({"A": 4, "B": 4, "C": 4}, 2, 2) == []
assert shortlist_with_tied_cut({"A": 1, "B": 2}, 0, 5) == []
assert shortlist_with_tied_cut({"A": 1, "B": 2}, 5, 5) == ["B", "A"]
assert shortlist_with_tied_cut(
    {"D": 6, "E": 8, "F": 6, "G": 6, "H": 2, "I": 7}, 3, 5
) == ["E", "I", "D", "F", "G"]
assert shortlist_with_tied_cut({"A": 1, "C": 3, "B": 2}, 1, 4) == ["C"]
