"""Are two song titles really the same song? Case doesn't count, "&" means the word "and", a note in
round or square brackets at the very end is dropped unless it is the whole title (brackets come in
pairs, never nested), all other characters than letters, digits and blanks vanish (closing the gap),
runs of blanks count as one, and one leading "a", "an" or "the" is dropped if other words follow.
Titles of which nothing remains are not the same as anything."""


def same_title_ignoring_noise(first, second):
    def significant_words(title):
        text = title.lower().replace("&", " and ").strip()
        if text.endswith((")", "]")):
            opening = text.rfind("(" if text[-1] == ")" else "[")
            if opening > 0:
                text = text[:opening]
        kept = [char for char in text if char.isalnum() or char.isspace()]
        words = "".join(kept).split()
        if len(words) > 1 and words[0] in ("a", "an", "the"):
            return words[1:]
        return words

    left = significant_words(first)
    right = significant_words(second)
    if not left:
        return False
    return left == right


assert same_title_ignoring_noise("The Wall", "wall!") is True
assert same_title_ignoring_noise("Salt & Pepper", "salt  and pepper") is True
assert same_title_ignoring_noise("7(live)", "The 7") is True
assert same_title_ignoring_noise("(Live)", "live") is True
assert same_title_ignoring_noise("!!!", "???") is False
assert same_title_ignoring_noise("The The", "the") is True
assert same_title_ignoring_noise("Blur (a) [demo]", "blur a") is True
assert same_title_ignoring_noise("One & Two", "one two") is False
assert same_title_ignoring_noise("A", "The") is False
assert same_title_ignoring_noise("Red House", "Blue House") is False
