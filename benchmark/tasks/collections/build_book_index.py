"""Make the index of a book from (page, list of terms) pairs that may come in any order. Terms that
differ only in upper and lower case are the same, shown in the spelling that comes first in the
input, whatever its page. The result is a list of (term, text), sorted without regard to case. The
text names each page once, ascending and separated by a comma and a space, and shortens three or
more pages in a row to '3-5'; a term on more than max_pages different pages has just 'passim'."""


def _page_list(pages):
    runs = []
    for page in sorted(pages):
        if runs and page == runs[-1][-1] + 1:
            runs[-1].append(page)
        else:
            runs.append([page])
    parts = []
    for run in runs:
        if len(run) > 2:
            parts.append(f"{run[0]}-{run[-1]}")
        else:
            parts.extend(str(page) for page in run)
    return ", ".join(parts)


def build_book_index(pages, max_pages):
    spellings = {}
    places = {}
    for page, terms in pages:
        for term in terms:
            key = term.lower()
            spellings.setdefault(key, term)
            places.setdefault(key, set()).add(page)
    index = []
    for key in sorted(places):
        text = "passim" if len(places[key]) > max_pages else _page_list(places[key])
        index.append((spellings[key], text))
    return index


assert build_book_index([(3, ["Ant", "bee"]), (4, ["ant"]), (5, ["ANT"]), (9, ["Ant"])], 4) == [
    ("Ant", "3-5, 9"), ("bee", "3")]
assert build_book_index([(1, ["x"]), (2, ["X"])], 9) == [("x", "1, 2")]
assert build_book_index([(7, ["oak"]), (2, ["oak", "Oak"]), (3, ["oak"]), (1, ["oak"])], 5) == [
    ("oak", "1-3, 7")]
assert build_book_index([(1, ["Zebra", "apple"]), (2, ["zebra"])], 1) == [
    ("apple", "1"), ("Zebra", "passim")]
assert build_book_index([(page, ["elm"]) for page in (11, 5, 4, 9, 8, 7)], 6) == [
    ("elm", "4, 5, 7-9, 11")]
assert build_book_index([(10, ["fir"]), (9, ["fir"]), (2, ["fir"])], 3) == [("fir", "2, 9, 10")]
assert build_book_index([(5, ["yew", "ash"]), (6, ["yew"]), (7, ["yew"]), (8, ["yew"])], 4) == [
    ("ash", "5"), ("yew", "5-8")]
assert build_book_index([(6, ["IVY"]), (6, ["ivy"]), (4, []), (8, ["Ivy"])], 2) == [
    ("IVY", "6, 8")]
assert build_book_index([(9, ["FIG"]), (2, ["fig"])], 2) == [("FIG", "2, 9")]
