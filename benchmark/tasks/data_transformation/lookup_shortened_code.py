"""Find the tariff for a dashed code such as "A-12-3" in a table; while there is none, drop the last
part ("A-12", then "A") and try again, dropping at most a given number of parts and always keeping
one. The result is (value, number of parts dropped), or (default, -1) if nothing is found. An entry
of None in the table bars the code: the search ends there with the default and -1."""


def lookup_shortened_code(table, code, max_drop, default):
    parts = code.split("-")
    for dropped in range(max_drop + 1):
        kept = len(parts) - dropped
        if kept < 1:
            break
        shortened = "-".join(parts[:kept])
        if shortened not in table:
            continue
        if table[shortened] is None:
            break
        return table[shortened], dropped
    return default, -1


assert lookup_shortened_code({"A-12-3": 5, "A-12": 4, "A": 3}, "A-12-3", 2, 0) == (5, 0)
assert lookup_shortened_code({"A-12-4": 5, "A-12": 4, "A": 3}, "A-12-3", 2, 0) == (4, 1)
assert lookup_shortened_code({"A": 3}, "A-12-3", 2, 0) == (3, 2)
assert lookup_shortened_code({"A": 3}, "A-12-3", 1, 0) == (0, -1)
assert lookup_shortened_code({"A-12": None, "A": 3}, "A-12-3", 2, 7) == (7, -1)
assert lookup_shortened_code({"": 9, "B": 1}, "A-12", 5, 7) == (7, -1)
assert lookup_shortened_code({"A-12": 4}, "A-12-3", 0, None) == (None, -1)
assert lookup_shortened_code({"Z": 0}, "Z", 0, 8) == (0, 0)
