"""Reconcile two ledgers, each a mapping from account to amount, as rows (account, left, right,
status) sorted by account. An amount of zero means the same as a missing account and is shown as 0;
accounts without an amount on both sides are not listed. The status is "left only" or "right only"
when one side has nothing, "same" when the amounts are no further apart than the tolerance,
otherwise "differs"."""


def compare_keyed_totals(left, right, tolerance):
    rows = []
    for account in sorted(left.keys() | right.keys()):
        ours = left.get(account, 0)
        theirs = right.get(account, 0)
        if ours == 0 and theirs == 0:
            continue
        if theirs == 0:
            status = "left only"
        elif ours == 0:
            status = "right only"
        elif abs(ours - theirs) <= tolerance:
            status = "same"
        else:
            status = "differs"
        rows.append((account, ours, theirs, status))
    return rows


assert compare_keyed_totals({"b": 5, "a": 2}, {"a": 2, "c": 7}, 0) == [
    ("a", 2, 2, "same"), ("b", 5, 0, "left only"), ("c", 0, 7, "right only")]
assert compare_keyed_totals({"x": 10, "y": 10}, {"x": 13, "y": 14}, 3) == [
    ("x", 10, 13, "same"), ("y", 10, 14, "differs")]
assert compare_keyed_totals({"x": 13, "y": 14}, {"x": 10, "y": 10}, 3) == [
    ("x", 13, 10, "same"), ("y", 14, 10, "differs")]
assert compare_keyed_totals({"p": 0, "q": 0}, {"q": 0, "r": 0}, 5) == []
assert compare_keyed_totals({"k": 1, "m": 0}, {"k": 0, "m": 1}, 5) == [
    ("k", 1, 0, "left only"), ("m", 0, 1, "right only")]
assert compare_keyed_totals({"n": -4}, {"n": 4}, 2) == [("n", -4, 4, "differs")]
assert compare_keyed_totals({"z": -1}, {"w": -1}, 9) == [
    ("w", 0, -1, "right only"), ("z", -1, 0, "left only")]
