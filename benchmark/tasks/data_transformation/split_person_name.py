"""Take a name like "KING, Martin Luther" or "Martin Luther King Jr." apart into (first, middle,
last, suffix), with "" for what is missing and the spelling kept. A word from the given suffixes
counts as suffix if it ends the name or, when none does, stands right before the comma. With further
words behind the (single) comma, all before it is the last name; otherwise the last name is the
final word. Of the other words the first is the first name, the rest with single blanks the middle
name."""


def split_person_name(name, suffixes):
    before, _, after = name.partition(",")
    family, given = before.split(), after.split()
    suffix = ""
    for words in (given, family):
        if words and words[-1] in suffixes:
            suffix = words.pop()
            break
    if not given:
        given, family = family[:-1], family[-1:]
    return " ".join(given[:1]), " ".join(given[1:]), " ".join(family), suffix


assert split_person_name("KING, Martin Luther", ["Jr."]) == ("Martin", "Luther", "KING", "")
assert split_person_name("Martin Luther King Jr.", ["Sr.", "Jr."]) == (
    "Martin", "Luther", "King", "Jr.")
assert split_person_name("Ann Lee, Jr.", ["Jr."]) == ("Ann", "", "Lee", "Jr.")
assert split_person_name("King Jr., Martin", ["Jr."]) == ("Martin", "", "King", "Jr.")
assert split_person_name("van der Berg, Jan  Piet Klaas III", ["III"]) == (
    "Jan", "Piet Klaas", "van der Berg", "III")
assert split_person_name(" Plato ", ["Jr."]) == ("", "", "Plato", "")
assert split_person_name("Ada B. C. Byron", []) == ("Ada", "B. C.", "Byron", "")
assert split_person_name("Pele III", ["III"]) == ("", "", "Pele", "III")
assert split_person_name("Jr. Smith, ", ["Jr."]) == ("Jr.", "", "Smith", "")
assert split_person_name("King Jr., Martin III", ["Jr.", "III"]) == (
    "Martin", "", "King Jr.", "III")
