"""Lint a crossword diagram given as equally long rows of "." (white) and "#" (black), by sorted
(row, column, reason) entries with places from 0. For a white cell: "symmetry" if the cell opposite
to it under a half turn of the diagram is black; "short" if its unbroken white run across or down is
exactly two cells long; "unchecked", unless these are allowed, if either run is one cell long."""


def crossword_grid_faults(rows, unchecked_allowed):
    columns = ["".join(column) for column in zip(*rows)]
    faults = []
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            if cell == "#":
                continue
            if rows[-1 - y][-1 - x] == "#":
                faults.append((y, x, "symmetry"))
            runs = (_run_length(row, x), _run_length(columns[x], y))
            if 2 in runs:
                faults.append((y, x, "short"))
            if 1 in runs and not unchecked_allowed:
                faults.append((y, x, "unchecked"))
    return sorted(faults)


def _run_length(line, place):
    before = line[:place].split("#")[-1]
    after = line[place:].split("#")[0]
    return len(before) + len(after)


assert crossword_grid_faults(["...", "...", "..."], False) == []
assert crossword_grid_faults(["...", ".#.", "..."], False) == [
    (0, 1, "unchecked"), (1, 0, "unchecked"), (1, 2, "unchecked"), (2, 1, "unchecked")
]
assert crossword_grid_faults(["...", ".#.", "..."], True) == []
assert crossword_grid_faults(["...#", "....", "...."], True) == [
    (1, 3, "short"), (2, 0, "symmetry"), (2, 3, "short")
]
assert crossword_grid_faults(["..#", "###", "###"], False) == [
    (0, 0, "short"), (0, 0, "symmetry"), (0, 0, "unchecked"), (0, 1, "short"),
    (0, 1, "symmetry"), (0, 1, "unchecked"),
]
assert crossword_grid_faults(["#...#", ".....", "..#..", ".....", "#...#"], True) == [
    (0, 2, "short"), (1, 2, "short"), (2, 0, "short"), (2, 1, "short"), (2, 3, "short"),
    (2, 4, "short"), (3, 2, "short"), (4, 2, "short"),
]
assert crossword_grid_faults(["#.#", "...", "#.#"], True) == []
assert crossword_grid_faults([".#....."], False) == [
    (0, 0, "unchecked"), (0, 2, "unchecked"), (0, 3, "unchecked"), (0, 4, "unchecked"),
    (0, 5, "symmetry"), (0, 5, "unchecked"), (0, 6, "unchecked"),
]
