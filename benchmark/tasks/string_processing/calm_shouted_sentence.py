"""People post in capitals. If more than 70 percent of a sentence's letters are capitals and it has
at least eight letters, set it in small letters with only its first letter capital; otherwise hand
it back unchanged. Words from a keep set (given in capitals) come out in capitals, whatever ASCII
punctuation stands at their ends. Words are what single blanks separate, and all blanks stay."""

from string import punctuation


def calm_shouted_sentence(text, keep):
    letters = [char for char in text if char.isalpha()]
    capitals = sum(char.isupper() for char in letters)
    if len(letters) < 8 or capitals * 10 <= len(letters) * 7:
        return text
    words = []
    for word in text.split(" "):
        shout = word.upper()
        words.append(shout if shout.strip(punctuation) in keep else word.lower())
    calm = " ".join(words)
    first = calm.lower().index(letters[0].lower())
    return calm[:first] + calm[first].upper() + calm[first + 1:]


assert calm_shouted_sentence("PLEASE HELP ME", set()) == "Please help me"
assert calm_shouted_sentence("NASA HAS SENT US", {"NASA", "US"}) == "NASA has sent US"
assert calm_shouted_sentence("HELLO ME", set()) == "HELLO ME"
assert calm_shouted_sentence("HELLO YOU", set()) == "Hello you"
assert calm_shouted_sentence("ABCDEFGhij", set()) == "ABCDEFGhij"
assert calm_shouted_sentence("ABCDEFGHIJabcd", {"B"}) == "Abcdefghijabcd"
assert calm_shouted_sentence('"OH NO, THE USA!" HE CRIED', {"USA"}) == '"Oh no, the USA!" he cried'
assert calm_shouted_sentence("GO  HOME, BOB NOW", {"BOB"}) == "Go  home, BOB now"
assert calm_shouted_sentence("STOP THE usa TRAFFIC", {"USA"}) == "Stop the USA traffic"
assert calm_shouted_sentence("...we are fine, thanks", set()) == "...we are fine, thanks"
