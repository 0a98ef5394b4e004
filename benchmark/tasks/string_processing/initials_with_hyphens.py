"""Shorten given names for a French bibliography: 'Jean-Charles paul Eva' becomes 'J.-Ch. E.'. Each
part between hyphens gives its first letter as a capital with a point, or its first two if they are
in a set of small-letter pairs such as 'ch', the second small; empty parts are skipped. At most so
many words are used, from the left. Words not beginning with a capital are left out and not counted;
'J.' stays as it is."""


def initials_with_hyphens(names, most, pairs):
    initials = []
    for name in names.split():
        if not name[0].isupper():
            continue
        if len(initials) >= most:
            break
        parts = []
        for part in name.split("-"):
            kept = 2 if part[:2].lower() in pairs else 1
            if part:
                parts.append(part[:kept].capitalize() + ".")
        initials.append("-".join(parts))
    return " ".join(initials)


assert initials_with_hyphens("Jean-Charles Paul", 3, {"ch"}) == "J.-Ch. P."
assert initials_with_hyphens("Maria del Carmen Ruiz", 2, set()) == "M. C."
assert initials_with_hyphens("J. Karl", 2, {"ch"}) == "J. K."
assert initials_with_hyphens("Anna Eva Ida", 1, {"na"}) == "A."
assert initials_with_hyphens("Chris", 0, {"ch"}) == ""
assert initials_with_hyphens("Bo Anne", -1, set()) == ""
assert initials_with_hyphens("Hans-peter - X.", 2, {"th"}) == "H.-P. X."
assert initials_with_hyphens("Theo Th. Ph", 5, {"th"}) == "Th. Th. P."
