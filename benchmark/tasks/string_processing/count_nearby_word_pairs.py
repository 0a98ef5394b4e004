"""How often do two given words stand close together in a text? Count every pair of an occurrence of
the one and an occurrence of the other, in either order, whose positions differ by at most the
reach. Positions number everything that blanks separate, lone punctuation marks too; letter case and
ASCII punctuation at the ends of the words there don't matter. Zero if both given words are the
same."""

from string import punctuation


def count_nearby_word_pairs(text, first, second, reach):
    wanted, other = first.lower(), second.lower()
    if wanted == other:
        return 0
    words = [word.strip(punctuation).lower() for word in text.split()]
    places = [position for position, word in enumerate(words) if word == other]
    count = 0
    for position, word in enumerate(words):
        if word == wanted:
            count += sum(abs(position - place) <= reach for place in places)
    return count


assert count_nearby_word_pairs("the cat saw the dog", "cat", "dog", 3) == 1
assert count_nearby_word_pairs("the cat saw the dog", "cat", "dog", 2) == 0
assert count_nearby_word_pairs("Dog, cat. DOG!", "cat", "dog", 1) == 2
assert count_nearby_word_pairs("a b a b", "a", "b", 1) == 3
assert count_nearby_word_pairs("a b a b", "b", "a", 3) == 4
assert count_nearby_word_pairs("cat - dog", "cat", "dog", 1) == 0
assert count_nearby_word_pairs("a a a", "a", "A", 2) == 0
assert count_nearby_word_pairs("b x x a", "A", "B", 3) == 1
assert count_nearby_word_pairs("", "a", "b", 5) == 0
