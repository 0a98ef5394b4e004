"""Check a card deck and its sideboard, dicts from card to count, and return the faults sorted as
text: "deck size" when the deck itself has fewer cards than the minimum, "sideboard size" above
fifteen cards, "restricted NAME" when a restricted card occurs more than once, "copies NAME" when
any other card except the basic ones is there more often than the limit. Copies in both are added
up."""

from collections import Counter


def deck_list_faults(deck, sideboard, minimum, limit, basics, restricted):
    faults = []
    if sum(deck.values()) < minimum:
        faults.append("deck size")
    if sum(sideboard.values()) > 15:
        faults.append("sideboard size")
    copies = Counter(deck)
    copies.update(sideboard)
    for card, count in copies.items():
        if card in restricted:
            if count > 1:
                faults.append(f"restricted {card}")
        elif card not in basics and count > limit:
            faults.append(f"copies {card}")
    return sorted(faults)


assert deck_list_faults({"Elf": 4, "Wood": 36}, {"Orc": 2}, 40, 4, {"Wood"}, {"Gem"}) == []
assert deck_list_faults({"Elf": 3, "Wood": 36}, {"Wood": 4}, 40, 4, {"Wood"}, set()) == [
    "deck size"]
assert deck_list_faults({"Orc": 3, "Elf": 3}, {"Elf": 2, "Orc": 1}, 6, 4, set(), set()) == [
    "copies Elf"]
assert deck_list_faults({"Gem": 1, "Elf": 4}, {"Gem": 1}, 5, 4, set(), {"Gem"}) == [
    "restricted Gem"]
assert deck_list_faults({"Gem": 1, "Wood": 9}, {"Wood": 15}, 10, 4, {"Wood"}, {"Gem"}) == []
assert deck_list_faults({"Wood": 9}, {"Wood": 15, "Elf": 1}, 9, 4, {"Wood"}, {"Gem"}) == [
    "sideboard size"]
assert deck_list_faults({"Elf": 5, "Gem": 7}, {"Wood": 16}, 20, 4, {"Wood", "Gem"}, {"Gem"}) == [
    "copies Elf", "deck size", "restricted Gem", "sideboard size"]
assert deck_list_faults({}, {}, 1, 4, set(), set()) == ["deck size"]
