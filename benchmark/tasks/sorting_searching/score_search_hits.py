"""Search documents (id, title, list of tags, text) for several different words. Give the ids of
those in which every word scores, greatest sum first, then lower id. A word scores 5 if it is in
the title, 3 if it is one of the tags, and 1 for each time it is in the text, though at most 3 for
the text. Only whole words between blanks count, whatever their case; without any words to search
for, nothing is found."""


def score_search_hits(documents, words):
    if not words:
        return []
    hits = []
    for number, title, tags, text in documents:
        title_words = title.lower().split()
        tag_words = [tag.lower() for tag in tags]
        text_words = text.lower().split()
        scores = []
        for word in map(str.lower, words):
            score = min(text_words.count(word), 3)
            if word in title_words:
                score += 5
            if word in tag_words:
                score += 3
            scores.append(score)
        if 0 in scores:
            continue
        hits.append((-sum(scores), number))
    return [number for _, number in sorted(hits)]


assert score_search_hits([(1, "dog", ["fox"], "fox fox"), (2, "red fox", [], "fox")], ["fox"]) == [
    2, 1]
assert score_search_hits([(1, "red fox", [], ""), (2, "red", [], "dog")], ["red", "fox"]) == [1]
assert score_search_hits([(7, "", [], "a a a a a"), (4, "", ["a"], "")], ["a"]) == [4, 7]
assert score_search_hits([(3, "", [], "a a"), (9, "", [], "a a a")], ["a"]) == [9, 3]
assert score_search_hits([(1, "Fox", ["HEN"], ""), (2, "hen", [], "x")], ["FOX", "hen"]) == [1]
assert score_search_hits([(1, "fox", ["foxy"], "fox")], []) == []
assert score_search_hits(
    [(2, "t", [], ""), (1, "", ["t"], "t t"), (3, "tt", ["tu"], "ut")], ["t"]
) == [1, 2]
assert score_search_hits([(1, "", ["t"], "t"), (2, "t", [], "")], ["t"]) == [2, 1]
assert score_search_hits(
    [(5, "a", [], "b"), (6, "b", [], "a a"), (8, "", ["a"], "b b b c")], ["a", "b"]
) == [6, 5, 8]
