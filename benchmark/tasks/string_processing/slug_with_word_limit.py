"""For page addresses: the words of a title in small letters joined by single hyphens, where letters
and digits make up words, apostrophes (straight or U+2019) vanish inside them and anything else
separates them. The result may have at most so many characters: stop before the first word that
no longer fits whole, only a first word that is too long itself is cut. Without words it is
empty."""


def slug_with_word_limit(title, limit):
    plain = title.lower().replace("'", "").replace("\u2019", "")
    spaced = "".join(char if char.isalnum() else " " for char in plain)
    slug = ""
    for word in spaced.split():
        if not slug:
            slug = word[:limit]
            continue
        if len(slug) + 1 + len(word) > limit:
            break
        slug += "-" + word
    return slug


assert slug_with_word_limit("Hello, World!", 11) == "hello-world"
assert slug_with_word_limit("Hello, World!", 10) == "hello"
assert slug_with_word_limit("Internationalization a", 8) == "internat"
assert slug_with_word_limit("Don't Stop", 20) == "dont-stop"
assert slug_with_word_limit("Rock 'n' Roll -- 2", 14) == "rock-n-roll-2"
assert slug_with_word_limit("a bb c", 3) == "a"
assert slug_with_word_limit("It\u2019s 5% off", 7) == "its-5"
assert slug_with_word_limit("one two", 7) == "one-two"
