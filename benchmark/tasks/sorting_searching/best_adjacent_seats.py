"""A theatre plan is a list of texts, the front row first, with "." for a free and "#" for a taken
seat. Where can a party of some size sit side by side so that the middle of the party is nearest
to the middle of its row? Equally good places go to the row nearer the front, then further left.
Answer (row index, index of the leftmost seat), or None when it can't be done or the party has
fewer than one person."""


def best_adjacent_seats(rows, party):
    if party < 1:
        return None
    best = None
    nearest = None
    for index, row in enumerate(rows):
        for left in range(len(row) - party + 1):
            if "#" in row[left:left + party]:
                continue
            offset = abs(2 * left + party - len(row))
            if nearest is None or offset < nearest:
                nearest = offset
                best = (index, left)
    return best


assert best_adjacent_seats(["....."], 1) == (0, 2)
assert best_adjacent_seats(["....", "....."], 1) == (1, 2)
assert best_adjacent_seats(["##.#", "#..#"], 2) == (1, 1)
assert best_adjacent_seats(["..#..", ".#..."], 2) == (1, 2)
assert best_adjacent_seats(["#..#.."], 2) == (0, 1)
assert best_adjacent_seats(["..#.."], 2) == (0, 0)
assert best_adjacent_seats(["#.#", "."], 2) is None
assert best_adjacent_seats(["..."], 0) is None
assert best_adjacent_seats(["#...", "..."], 3) == (1, 0)
assert best_adjacent_seats(["####...", "..#...."], 3) == (1, 3)
