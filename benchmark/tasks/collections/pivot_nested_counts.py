"""Turn a two-level tally such as shop -> product -> sold upside down for a report: one row
(product, total, list of (shop, share)) per product, with products and shops in ascending order; a
share is the part of the total in whole percent, rounded down. Single numbers under min_count, which
is at least 1, are ignored altogether, also in the totals, and rows whose total stays under
min_total or that have no entry are left out."""


def pivot_nested_counts(tally, min_count, min_total):
    by_inner = {}
    for outer in sorted(tally):
        for inner, count in tally[outer].items():
            if count < min_count:
                continue
            by_inner.setdefault(inner, []).append((outer, count))
    rows = []
    for inner in sorted(by_inner):
        entries = by_inner[inner]
        total = sum(count for _, count in entries)
        if total >= min_total:
            shares = [(outer, 100 * count // total) for outer, count in entries]
            rows.append((inner, total, shares))
    return rows


assert pivot_nested_counts({"b": {"tea": 3, "jam": 1}, "a": {"tea": 2}}, 1, 0) == [
    ("jam", 1, [("b", 100)]), ("tea", 5, [("a", 40), ("b", 60)])]
assert pivot_nested_counts({"b": {"tea": 3, "jam": 1}, "a": {"tea": 2}}, 3, 1) == [
    ("tea", 3, [("b", 100)])]
assert pivot_nested_counts({"b": {"tea": 3, "jam": 4}, "a": {"tea": 2}}, 1, 5) == [
    ("tea", 5, [("a", 40), ("b", 60)])]
assert pivot_nested_counts({"b": {"tea": 3}, "a": {"tea": 2}}, 1, 6) == []
assert pivot_nested_counts({"b": {"tea": 3}, "a": {"tea": 2}, "c": {"tea": 4}}, 3, 7) == [
    ("tea", 7, [("b", 42), ("c", 57)])]
assert pivot_nested_counts({"q": {"z": 4, "y": 9}, "p": {"y": 1, "z": 2}}, 2, 6) == [
    ("y", 9, [("q", 100)]), ("z", 6, [("p", 33), ("q", 66)])]
assert pivot_nested_counts({"n": {}, "m": {"k": 199}, "l": {"k": 1}}, 1, 200) == [
    ("k", 200, [("l", 0), ("m", 99)])]
