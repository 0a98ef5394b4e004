"""Tidy the capitals of a surname typed anyhow. Every word gets a capital first letter and small
ones after it, except that a capital also follows each hyphen and a beginning Mc or O' of a word or
hyphen part. Words from a set of small-letter particles such as 'von' stay small unless they are the
last word. Words end up divided by single blanks."""


def capitalise_surname_parts(surname, particles):
    words = surname.lower().split()
    for index, word in enumerate(words):
        if word in particles and index < len(words) - 1:
            continue
        parts = word.split("-")
        for number, part in enumerate(parts):
            start = 2 if part[:2] in ("mc", "o'") else 0
            parts[number] = part[:start].capitalize() + part[start:].capitalize()
        words[index] = "-".join(parts)
    return " ".join(words)


assert capitalise_surname_parts("mcdonald", set()) == "McDonald"
assert capitalise_surname_parts("o'brien-SMITH", {"von"}) == "O'Brien-Smith"
assert capitalise_surname_parts("VON DER LEYEN", {"von", "der"}) == "von der Leyen"
assert capitalise_surname_parts("de", {"de"}) == "De"
assert capitalise_surname_parts("mc", set()) == "Mc"
assert capitalise_surname_parts("jan  von", {"von"}) == "Jan Von"
assert capitalise_surname_parts("de mc-o'neil", {"de"}) == "de Mc-O'Neil"
assert capitalise_surname_parts("macmillan van den berg", {"van"}) == "Macmillan van Den Berg"
