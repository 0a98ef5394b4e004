"""Choose players for an all-star team from (name, club, score). The highest score comes first,
equal scores by name, and somebody whose club already has `cap` players in the team is passed
over. Give the names of the `size` players chosen, in the order of choosing, or None if the team
can't be filled."""

from collections import Counter


def pick_capped_squad(players, size, cap):
    squad = []
    by_club = Counter()
    for name, club, _ in sorted(players, key=lambda player: (-player[2], player[0])):
        if len(squad) == size:
            break
        if by_club[club] >= cap:
            continue
        by_club[club] += 1
        squad.append(name)
    if len(squad) < size:
        return None
    return squad


assert pick_capped_squad(
    [("Ann", "X", 9), ("Bob", "X", 8), ("Cy", "X", 7), ("Dee", "Y", 5)], 3, 2
) == ["Ann", "Bob", "Dee"]
assert pick_capped_squad([("Ann", "X", 9), ("Bob", "X", 8), ("Cy", "X", 7)], 2, 1) is None
assert pick_capped_squad(
    [("Ann", "X", 9), ("Bob", "X", 8), ("Dee", "Y", 5), ("Eva", "Z", 4)], 2, 1
) == ["Ann", "Dee"]
assert pick_capped_squad([("Zed", "X", 4), ("Abe", "Y", 4), ("Kim", "Z", 6)], 2, 1) == [
    "Kim", "Abe"]
assert pick_capped_squad([("Cy", "X", 7), ("Bob", "X", 8), ("Dee", "Y", 5)], 3, 3) == [
    "Bob", "Cy", "Dee"]
assert pick_capped_squad([("Ann", "X", 9), ("Bob", "Y", 8)], 0, 2) == []
assert pick_capped_squad([("Ann", "X", 9)], 1, 0) is None
assert pick_capped_squad([("Lo", "Q", -2), ("Mo", "R", 0), ("No", "Q", 3)], 3, 2) == [
    "No", "Mo", "Lo"]
