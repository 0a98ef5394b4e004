"""Mark where search terms (none of them empty) occur in a text by putting an asterisk on both
sides, keeping the text's own letters. Go from left to right, after a hit on from its end; of
several terms that fit at one place the longest counts, and case is ignored. A term of fewer than
five characters fits only if no letter or digit of the text touches it on either side; longer ones
fit inside words too."""


def highlight_longest_terms(text, terms):
    ranked = sorted(terms, key=len, reverse=True)
    marked = []
    index = 0
    while index < len(text):
        end = index + 1
        piece = text[index]
        for term in ranked:
            stop = index + len(term)
            if text[index:stop].lower() != term.lower():
                continue
            touched = text[index - 1:index].isalnum() or text[stop:stop + 1].isalnum()
            if len(term) >= 5 or not touched:
                end = stop
                piece = f"*{text[index:stop]}*"
                break
        marked.append(piece)
        index = end
    return "".join(marked)


assert highlight_longest_terms("The Cat sat", ["caT"]) == "The *Cat* sat"
assert highlight_longest_terms("concat cats", ["cat"]) == "concat cats"
assert highlight_longest_terms("subwaystations", ["station"]) == "subway*station*s"
assert highlight_longest_terms("New York City", ["york", "new york", "new"]) == "*New York* City"
assert highlight_longest_terms("cat's art,Art", ["cat", "art"]) == "*cat*'s *art*,*Art*"
assert highlight_longest_terms("boathouse", ["house", "boat"]) == "boat*house*"
assert highlight_longest_terms("in a", ["in", "in a b", "ina"]) == "*in* a"
assert highlight_longest_terms("planes", ["plane", "plan", "net"]) == "*plane*s"
assert highlight_longest_terms("a b4 4b b+a", ["b", "a", "+a"]) == "*a* b4 4b *b*+*a*"
