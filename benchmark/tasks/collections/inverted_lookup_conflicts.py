"""We have a dict from product name to shelf code and need it the other way round. Codes count as
equal after removing spaces at the ends and making them upper case; a name whose code then has fewer
than min_length characters is listed as invalid. A code used by several names belongs to the
alphabetically first of them, the others are in conflict. Return (code -> name, code -> sorted other
names for the codes with a conflict, sorted invalid names)."""


def inverted_lookup_conflicts(codes, min_length):
    users = {}
    invalid = []
    for name in sorted(codes):
        code = codes[name].strip().upper()
        if len(code) < min_length:
            invalid.append(name)
            continue
        users.setdefault(code, []).append(name)
    owners = {}
    conflicts = {}
    for code, names in users.items():
        owners[code] = names[0]
        if len(names) > 1:
            conflicts[code] = names[1:]
    return owners, conflicts, invalid


assert inverted_lookup_conflicts({"nut": "a1", "bolt": "A1 ", "cog": "b2"}, 1) == (
    {"A1": "bolt", "B2": "cog"}, {"A1": ["nut"]}, [])
assert inverted_lookup_conflicts({"z": "q", "y": "q", "x": "q"}, 1) == (
    {"Q": "x"}, {"Q": ["y", "z"]}, [])
assert inverted_lookup_conflicts({"nut": "", "cog": "  ", "pin": "k"}, 1) == (
    {"K": "pin"}, {}, ["cog", "nut"])
assert inverted_lookup_conflicts({"nut": "a12", "cog": " a1 ", "pin": "A1234"}, 3) == (
    {"A12": "nut", "A1234": "pin"}, {}, ["cog"])
assert inverted_lookup_conflicts({"nut": " ", "cog": ""}, 0) == ({"": "cog"}, {"": ["nut"]}, [])
assert inverted_lookup_conflicts({"d": "x y", "c": "X Y", "b": "xy", "a": "XY"}, 2) == (
    {"X Y": "c", "XY": "a"}, {"X Y": ["d"], "XY": ["b"]}, [])
assert inverted_lookup_conflicts({"f": "ab", "e": "abc", "g": "AB"}, 3) == (
    {"ABC": "e"}, {}, ["f", "g"])
