"""Fill a front page with at most a given number of articles, each (name, tags), so that it covers
many topics. Take one at a time, always the article with the most tags that no chosen one has, the
earlier listed among equals, and stop once that would bring fewer new tags than a given minimum, or
none. Repeated tags within an article count once. Return the names in the order taken."""


def pick_diverse_items(items, count, least):
    articles = [(name, set(tags)) for name, tags in items]
    chosen = []
    covered = set()
    while articles and len(chosen) < count:
        name, tags = max(articles, key=lambda article: len(article[1] - covered))
        fresh = tags - covered
        if len(fresh) < max(least, 1):
            break
        chosen.append(name)
        covered |= fresh
    return chosen


assert pick_diverse_items([("a", ["x", "y"]), ("b", ["x", "y", "z"]), ("c", ["w"])], 2, 1) == [
    "b", "c"
]
assert pick_diverse_items([("p", ["1"]), ("q", ["2"])], 1, 1) == ["p"]
assert pick_diverse_items([("a", ["x"]), ("b", ["x"])], 5, 1) == ["a"]
assert pick_diverse_items([("a", ["x", "x", "x"]), ("b", ["y", "z"])], 1, 1) == ["b"]
assert pick_diverse_items([("a", "1234"), ("b", "1235"), ("c", "67")], 2, 0) == ["a", "c"]
assert pick_diverse_items([("a", "12"), ("b", "23"), ("c", "45")], 3, 2) == ["a", "c"]
assert pick_diverse_items([("a", ["x"]), ("b", [])], 3, 0) == ["a"]
assert pick_diverse_items([("a", ["x", "y"])], 0, 1) == []
