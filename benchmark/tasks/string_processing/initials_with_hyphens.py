"""Shorten given names for a bibliography: 'Jean-Luc Paul' becomes 'J.-L. P.', every part of a
hyphenated name giving a capital initial with a point. No more than a certain number of names is
used, counted from the left, a hyphenated one as one. Words that don't begin with a capital are
left out and not counted, an initial such as 'J.' stays as it is, and nothing to keep gives an
empty text."""


def initials_with_hyphens(names, most):
    initials = []
    for name in names.split():
        if not name[0].isupper():
            continue
        if len(initials) >= most:
            break
        parts = [part[0].upper() + "." for part in name.split("-") if part]
        initials.append("-".join(parts))
    return " ".join(initials)


assert initials_with_hyphens("Jean-Luc Paul", 3) == "J.-L. P."
assert initials_with_hyphens("Maria del Carmen Ruiz", 2) == "M. C."
assert initials_with_hyphens("J. Karl", 2) == "J. K."
assert initials_with_hyphens("Anna Eva Ida", 1) == "A."
assert initials_with_hyphens("Anna", 0) == ""
assert initials_with_hyphens("Bo Anne", -1) == ""
assert initials_with_hyphens("Hans-peter - X.", 2) == "H.-P. X."
