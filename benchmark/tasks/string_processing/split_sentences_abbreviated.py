"""Cut prose into its sentences. One ends at . ! or ? when one space and then a capital letter come
next, except that a full stop ends nothing after a word on the abbreviation list (written there
without its stop, same case) or after a single capital letter as in "J. Doe". A bracket "(" or
double quote in front of that word makes no difference. The separating space is left out; empty text
gives an empty list."""


def split_sentences_abbreviated(text, abbreviations):
    if not text:
        return []
    sentences = []
    start = 0
    for index in range(len(text) - 2):
        if text[index] not in ".!?" or text[index + 1] != " " or not text[index + 2].isupper():
            continue
        word = text[start:index].split(" ")[-1].lstrip('("')
        initial = len(word) == 1 and word.isupper()
        if text[index] == "." and (initial or word in abbreviations):
            continue
        sentences.append(text[start:index + 1])
        start = index + 2
    sentences.append(text[start:])
    return sentences


assert split_sentences_abbreviated("It rained. We left", []) == ["It rained.", "We left"]
assert split_sentences_abbreviated('Ask "Dr. Who" now. He sat.', ["Mr", "Dr"]) == [
    'Ask "Dr. Who" now.', "He sat."]
assert split_sentences_abbreviated("J. Doe did! Really? Yes.", []) == [
    "J. Doe did!", "Really?", "Yes."]
assert split_sentences_abbreviated("Ask Dr! Plan B? Go.", ["Dr"]) == ["Ask Dr!", "Plan B?", "Go."]
assert split_sentences_abbreviated("He paid 3.50 euros. then v.2B", []) == [
    "He paid 3.50 euros. then v.2B"]
assert split_sentences_abbreviated("So i. Then AB. X", []) == ["So i.", "Then AB.", "X"]
assert split_sentences_abbreviated("mr. Fox", ["Mr"]) == ["mr.", "Fox"]
assert split_sentences_abbreviated("", []) == []
