"""Clean up the tags that users gave a photo: lower case, no blanks at the ends, every run of blanks
inside one "-". The result is looked up once in a table of aliases (already in that form) and
replaced if found. Tags that are empty by then, longer than max_length characters, or there already
are dropped, and of the rest only the first max_tags are returned, in the order in which they
came."""


def canonical_tag_list(tags, aliases, max_length, max_tags):
    cleaned = []
    for tag in tags:
        name = "-".join(tag.lower().split())
        name = aliases.get(name, name)
        if not name or len(name) > max_length or name in cleaned:
            continue
        cleaned.append(name)
    return cleaned[:max_tags]


assert canonical_tag_list([" Night  Sky", "moon"], {}, 20, 9) == ["night-sky", "moon"]
assert canonical_tag_list(["Kitty", "cat", "dog", "KITTY "], {"kitty": "cat"}, 9, 9) == [
    "cat", "dog"]
assert canonical_tag_list(["a", "b"], {"a": "b", "b": "c"}, 9, 9) == ["b", "c"]
assert canonical_tag_list([" ", "x", "", "y"], {}, 9, 9) == ["x", "y"]
assert canonical_tag_list(["spam", "sea"], {"spam": ""}, 9, 9) == ["sea"]
assert canonical_tag_list(["abc", "abcd", "ab"], {"ab": "wxyz"}, 3, 9) == ["abc"]
assert canonical_tag_list(["p", "q", "p", "r", "s"], {}, 1, 3) == ["p", "q", "r"]
assert canonical_tag_list(["new york city"], {"new-york-city": "nyc"}, 4, 1) == ["nyc"]
assert canonical_tag_list(["a", "b"], {"b": "a"}, 4, 0) == []
