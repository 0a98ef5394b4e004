"""Set up the first round of a knockout from a list of teams ranked best first: byes fill the field
up to the next power of two (at least two places), then the best meets the last place, the second
best the last but one and so on, listed in that order as pairs. In the second, fourth and so on
match the lower-ranked team is named first, otherwise the better one. A team with a bye has a pair
of itself and None; no teams give an empty list."""


def first_round_pairings(teams):
    if not teams:
        return []
    places = 2
    while places < len(teams):
        places *= 2
    field = teams + [None] * (places - len(teams))
    pairs = []
    for index in range(places // 2):
        better = field[index]
        other = field[places - 1 - index]
        if index % 2 == 0 or other is None:
            pairs.append((better, other))
            continue
        pairs.append((other, better))
    return pairs


assert first_round_pairings(["A", "B", "C", "D"]) == [("A", "D"), ("C", "B")]
assert first_round_pairings(["A", "B", "C"]) == [("A", None), ("C", "B")]
assert first_round_pairings(["A"]) == [("A", None)]
assert first_round_pairings([]) == []
assert first_round_pairings(["B", "A"]) == [("B", "A")]
assert first_round_pairings(["A", "B", "C", "D", "E"]) == [
    ("A", None), ("B", None), ("C", None), ("E", "D")]
assert first_round_pairings(["A", "B", "C", "D", "E", "F", "G", "H"]) == [
    ("A", "H"), ("G", "B"), ("C", "F"), ("E", "D")]
assert first_round_pairings(["R", "S", "T", "U", "V", "W"]) == [
    ("R", None), ("S", None), ("T", "W"), ("V", "U")]
