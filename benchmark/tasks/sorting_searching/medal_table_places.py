"""Turn a dict from country to its (gold, silver, bronze) counts into the official ranking: a list
of (place, country) sorted by most gold, then silver, then bronze. Countries with the same three
counts share a place and are listed alphabetically, the places after them being skipped (1, 1,
3), and countries without any medal don't appear."""


def medal_table_places(medals):
    standings = sorted(
        medals.items(), key=lambda item: (-item[1][0], -item[1][1], -item[1][2], item[0])
    )
    table = []
    for index, (country, counts) in enumerate(standings):
        if sum(counts) == 0:
            break
        if index > 0 and counts == standings[index - 1][1]:
            table.append((table[-1][0], country))
        else:
            table.append((index + 1, country))
    return table


assert medal_table_places({"NOR": (2, 1, 0), "GER": (1, 5, 5), "SWE": (2, 0, 9)}) == [
    (1, "NOR"), (2, "SWE"), (3, "GER")]
assert medal_table_places({"B": (1, 0, 0), "A": (1, 0, 0), "C": (0, 9, 0)}) == [
    (1, "A"), (1, "B"), (3, "C")]
assert medal_table_places({"X": (0, 0, 0), "Y": (0, 0, 1)}) == [(1, "Y")]
assert medal_table_places({"A": (0, 0, 2), "B": (0, 1, 0), "C": (0, 0, 3)}) == [
    (1, "B"), (2, "C"), (3, "A")]
assert medal_table_places(
    {"G": (1, 1, 0), "F": (1, 1, 1), "D": (1, 1, 1), "E": (1, 1, 1)}
) == [(1, "D"), (1, "E"), (1, "F"), (4, "G")]
assert medal_table_places(
    {"P": (3, 0, 0), "T": (0, 0, 1), "Q": (1, 1, 2), "S": (0, 0, 1), "R": (1, 1, 2)}
) == [(1, "P"), (2, "Q"), (2, "R"), (4, "S"), (4, "T")]
assert medal_table_places({"U": (1, 2, 3), "V": (1, 3, 2)}) == [(1, "V"), (2, "U")]
assert medal_table_places({"W": (10, 0, 0), "Z": (9, 0, 0)}) == [(1, "W"), (2, "Z")]
