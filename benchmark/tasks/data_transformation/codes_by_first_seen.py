"""Replace text labels by whole-number codes, 1 for the label that appears first, 2 for the next new
one and so on; case and surrounding spaces make no difference. None and labels that are empty or
only spaces get 0. Once as many different labels as the maximum have codes of their own, every
further label gets the maximum plus one."""


def codes_by_first_seen(labels, max_codes):
    known = {}
    codes = []
    for label in labels:
        if label is None or label.strip() == "":
            codes.append(0)
            continue
        folded = label.strip().casefold()
        if folded not in known and len(known) < max_codes:
            known[folded] = len(known) + 1
        codes.append(known.get(folded, max_codes + 1))
    return codes


assert codes_by_first_seen(["red", "Blue", "RED", "green"], 9) == [1, 2, 1, 3]
assert codes_by_first_seen(["a", None, "", " ", "b"], 9) == [1, 0, 0, 0, 2]
assert codes_by_first_seen(["a", "b", "c", "d", "b", "c"], 2) == [1, 2, 3, 3, 2, 3]
assert codes_by_first_seen([" x", "X ", "y", "y"], 5) == [1, 1, 2, 2]
assert codes_by_first_seen(["a", "b", None], 0) == [1, 1, 0]
assert codes_by_first_seen(["", "k", "l", "K", "m"], 2) == [0, 1, 2, 1, 3]
assert codes_by_first_seen(["q", "r", "s", "Q"], 1) == [1, 2, 2, 1]
