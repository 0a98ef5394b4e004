"""Capitalise a heading the way newspapers do: every word has its first character capitalised,
except that those on a list of minor words (given in lower case) become lower-case unless they come
first, last or straight after a word ending in a colon. A comma, semicolon or colon at a word's end
doesn't hide that it is on the list, and words with a capital beyond their first character, like
"iPhone" or "NASA", stay as typed. Join the words by single blanks."""


def title_case_small_words(heading, small_words):
    words = heading.split()
    last = len(words) - 1
    result = []
    for index, word in enumerate(words):
        if word[1:] != word[1:].lower():
            result.append(word)
            continue
        prominent = index in (0, last) or words[index - 1].endswith(":")
        if not prominent and word.lower().rstrip(",;:") in small_words:
            result.append(word.lower())
        else:
            result.append(word[0].upper() + word[1:])
    return " ".join(result)


assert title_case_small_words("the lord of the rings", ["of", "the"]) == "The Lord of the Rings"
assert title_case_small_words("what is it for", ["for", "is"]) == "What is It For"
assert title_case_small_words("linux: a guide in 5 hours", ["a", "in"]) == (
    "Linux: A Guide in 5 Hours")
assert title_case_small_words("read Of, and write", ["of", "and"]) == "Read of, and Write"
assert title_case_small_words("end\tof", ["of"]) == "End Of"
assert title_case_small_words("  iOS  of eBay's THE day ", ["of", "the"]) == "iOS of eBay's THE Day"
assert title_case_small_words("of", ["of"]) == "Of"
assert title_case_small_words("no a: or b", ["a", "or"]) == "No a: Or B"
