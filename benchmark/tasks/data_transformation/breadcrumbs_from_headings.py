"""For each heading of a document, given in order as (level, title), build the trail of headings it
stands under followed by itself, joined by " > ". A heading ends all earlier ones of the same or a
deeper level; skipped levels are not filled in. A trail of more titles than the maximum (at least 1)
shows the first, then "...", then as many of the last ones as make up that number of titles.
Headings with an empty title are ignored."""


def breadcrumbs_from_headings(headings, max_titles):
    crumbs = []
    trail = []
    for level, title in headings:
        if title == "":
            continue
        while trail and trail[-1][0] >= level:
            trail.pop()
        trail.append((level, title))
        titles = [text for _, text in trail]
        hidden = len(titles) - max_titles
        if hidden > 0:
            titles = [titles[0], "...", *titles[hidden + 1:]]
        crumbs.append(" > ".join(titles))
    return crumbs


assert breadcrumbs_from_headings([(1, "A"), (2, "B"), (2, "C"), (1, "D")], 5) == [
    "A", "A > B", "A > C", "D"]
assert breadcrumbs_from_headings([(1, "A"), (4, "B"), (3, "C"), (5, "D")], 5) == [
    "A", "A > B", "A > C", "A > C > D"]
assert breadcrumbs_from_headings([(1, "A"), (2, "B"), (3, "C"), (4, "D")], 2) == [
    "A", "A > B", "A > ... > C", "A > ... > D"]
assert breadcrumbs_from_headings([(1, "A"), (2, "B"), (3, "C"), (4, "D"), (5, "E")], 3) == [
    "A", "A > B", "A > B > C", "A > ... > C > D", "A > ... > D > E"]
assert breadcrumbs_from_headings([(1, "A"), (1, ""), (2, "B")], 4) == ["A", "A > B"]
assert breadcrumbs_from_headings([(3, "A"), (2, "B"), (3, "C"), (0, "D")], 4) == [
    "A", "B", "B > C", "D"]
assert breadcrumbs_from_headings([(1, "A"), (2, "B")], 1) == ["A", "A > ..."]
