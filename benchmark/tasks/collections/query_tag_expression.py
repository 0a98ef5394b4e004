"""Search things, a dict of name to tags, with a query such as "+red -old big": words with a plus
must be among the tags, words with a minus must not, plain words are wishes. Return the matching
names, those fulfilling most wishes first, then by name. With a plus word in the query no wish needs
to be fulfilled, otherwise at least one must be, so minus words alone, or an empty query, find
nothing."""


def query_tag_expression(items, expression):
    required, forbidden, wishes = set(), set(), set()
    for word in expression.split():
        if word.startswith("+"):
            required.add(word[1:])
        elif word.startswith("-"):
            forbidden.add(word[1:])
        else:
            wishes.add(word)
    found = []
    for name, tags in items.items():
        if not required <= set(tags) or forbidden & set(tags):
            continue
        hits = len(wishes & set(tags))
        if hits == 0 and not required:
            continue
        found.append((-hits, name))
    return [name for _, name in sorted(found)]


assert query_tag_expression(
    {"ball": ["red", "round"], "box": ["red", "old"], "cup": ["blue"]}, "+red -old"
) == ["ball"]
assert query_tag_expression(
    {"cup": ["blue", "round"], "box": ["red", "old"], "ball": ["red", "round"]}, "red round"
) == ["ball", "box", "cup"]
assert query_tag_expression(
    {"ball": ["red", "round"], "cup": ["blue", "round"], "box": ["blue"]}, "+round blue"
) == ["cup", "ball"]
assert query_tag_expression({"ball": ["red"], "box": ["old"]}, "-old") == []
assert query_tag_expression({"ball": ["red"], "box": []}, "") == []
assert query_tag_expression(
    {"ball": ["red", "round"], "egg": ["round"], "rug": ["red", "round", "soft"]}, "+red +round"
) == ["ball", "rug"]
assert query_tag_expression(
    {"cup": ["blue", "round"], "box": ["red"], "ball": ["round", "red"]}, "-blue round red green"
) == ["ball", "box"]
assert query_tag_expression({"box": ["old"], "cup": ["blue"]}, "+old blue") == ["box"]
