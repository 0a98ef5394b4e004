"""Undirected (name, other name, distance) records should become a symmetric distance matrix, a list
of rows over the names in sorted order. The diagonal is 0, a pair without a record -1, and of
several records for a pair the smallest distance counts. Records of a name with itself or with a
negative distance are ignored entirely, so that a name that stands only there gets no row."""


def fold_pairs_to_matrix(pairs):
    usable = [pair for pair in pairs if pair[0] != pair[1] and pair[2] >= 0]
    names = sorted({name for first, second, _ in usable for name in (first, second)})
    places = {name: place for place, name in enumerate(names)}
    matrix = [[0 if name == other else -1 for other in names] for name in names]
    for first, second, distance in usable:
        row, column = places[first], places[second]
        known = matrix[row][column]
        if known < 0 or distance < known:
            matrix[row][column] = distance
            matrix[column][row] = distance
    return matrix


assert fold_pairs_to_matrix([("b", "a", 4)]) == [[0, 4], [4, 0]]
assert fold_pairs_to_matrix([("c", "a", 7), ("a", "b", 2)]) == [[0, 2, 7], [2, 0, -1], [7, -1, 0]]
assert fold_pairs_to_matrix([("x", "y", 5), ("y", "x", 3), ("x", "y", 4)]) == [[0, 3], [3, 0]]
assert fold_pairs_to_matrix([("a", "b", 0), ("a", "b", 6)]) == [[0, 0], [0, 0]]
assert fold_pairs_to_matrix([("a", "b", -1), ("a", "c", 1)]) == [[0, 1], [1, 0]]
assert fold_pairs_to_matrix([("a", "a", 9), ("b", "c", 8), ("b", "b", 3)]) == [[0, 8], [8, 0]]
assert fold_pairs_to_matrix([("d", "d", 1), ("e", "f", -2)]) == []
assert fold_pairs_to_matrix([("a", "b", 1), ("c", "d", 2), ("b", "d", 3), ("d", "c", 5)]) == [
    [0, 1, -1, -1], [1, 0, -1, 3], [-1, -1, 0, 2], [-1, 3, 2, 0]]
