"""Library catalogue order: sort book titles alphabetically without regard to case and to a
single leading "a", "an" or "the", which is disregarded only when another word follows it. Among
titles that then read the same, those without the article come first; whatever still ties keeps
its order. Titles made of nothing but spaces are left out."""


def sort_titles_past_article(titles):
    entries = []
    for title in titles:
        words = title.lower().split()
        if not words:
            continue
        if len(words) > 1 and words[0] in ("a", "an", "the"):
            entries.append((words[1:], 1, title))
        else:
            entries.append((words, 0, title))
    entries.sort(key=lambda entry: entry[:2])
    return [title for _, _, title in entries]


assert sort_titles_past_article(["The Wall", "A Dog", "cats"]) == ["cats", "A Dog", "The Wall"]
assert sort_titles_past_article(["Zebra", "an owl", "The"]) == ["an owl", "The", "Zebra"]
assert sort_titles_past_article(["The Raven", "Raven"]) == ["Raven", "The Raven"]
assert sort_titles_past_article(["A The Band", "Theory", "The Old"]) == [
    "The Old", "A The Band", "Theory"]
assert sort_titles_past_article(["Another Day", "An Eel", "A"]) == ["A", "Another Day", "An Eel"]
assert sort_titles_past_article(["  ", "Moon", ""]) == ["Moon"]
assert sort_titles_past_article(["The Moon", "A Moon", "moon"]) == ["moon", "The Moon", "A Moon"]
assert sort_titles_past_article(["b song", "A C", "B Song", "a b song"]) == [
    "b song", "B Song", "a b song", "A C"]
