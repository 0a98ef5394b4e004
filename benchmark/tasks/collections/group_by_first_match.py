"""File names into groups by (prefix, label) rules. A rule fits a name that goes on after its prefix
by at least min_rest characters; of several that fit, the longest prefix counts, and of equal ones
the earlier rule. What no rule fits belongs to 'other', a label that no rule has. We need a list of
(label, names), labels in the order in which the rules first mention them and 'other' last, names as
they came, groups without names left out."""


def group_by_first_match(names, rules, min_rest):
    groups = {label: [] for _, label in rules}
    groups["other"] = []
    for name in names:
        chosen = "other"
        longest = -1
        for prefix, label in rules:
            rest = len(name) - len(prefix)
            if not name.startswith(prefix) or rest < min_rest:
                continue
            if len(prefix) > longest:
                chosen = label
                longest = len(prefix)
        groups[chosen].append(name)
    return [(label, members) for label, members in groups.items() if members]


assert group_by_first_match(
    ["inv-x1", "inv1", "log", "logger", "misc", "inv-x"],
    [("inv", "bills"), ("inv-x", "export"), ("log", "logs")], 1,
) == [("bills", ["inv1", "inv-x"]), ("export", ["inv-x1"]), ("logs", ["logger"]),
      ("other", ["log", "misc"])]
assert group_by_first_match(["a1", "b1"], [("b", "x"), ("b", "y"), ("a", "z")], 0) == [
    ("x", ["b1"]), ("z", ["a1"])]
assert group_by_first_match(["c3", "b2", "a1"], [("a", "v"), ("b", "w"), ("c", "v")], 1) == [
    ("v", ["c3", "a1"]), ("w", ["b2"])]
assert group_by_first_match(["q", "", "ab"], [("", "all"), ("a", "some")], 0) == [
    ("all", ["q", ""]), ("some", ["ab"])]
assert group_by_first_match(["xab", "abc"], [("ab", "t"), ("a", "u")], 2) == [
    ("u", ["abc"]), ("other", ["xab"])]
assert group_by_first_match(["kit", "kiss", "ki"], [("k", "short")], 3) == [
    ("short", ["kiss"]), ("other", ["kit", "ki"])]
assert group_by_first_match(["aab"], [("a", "one"), ("aa", "two"), ("b", "three")], 1) == [
    ("two", ["aab"])]
