"""Print lines for an account book: from (text, cents) postings make (text, running balance) pairs
with the balance shown like "12.30 DR" when positive, "4.00 CR" when negative and "0.00" when even.
Postings of zero cents are left out. After every so many printed postings, except after the last
one, comes a pair "carried forward" with the same balance; a page length below one means no such
pairs."""


def _shown(cents):
    if cents == 0:
        return "0.00"
    side = "DR" if cents > 0 else "CR"
    whole, rest = divmod(abs(cents), 100)
    return f"{whole}.{rest:02d} {side}"


def ledger_lines_with_balance(postings, page_length):
    printed = [(text, cents) for text, cents in postings if cents != 0]
    lines = []
    balance = 0
    for number, (text, cents) in enumerate(printed, 1):
        balance += cents
        lines.append((text, _shown(balance)))
        if number == len(printed) or page_length < 1:
            continue
        if number % page_length == 0:
            lines.append(("carried forward", _shown(balance)))
    return lines


assert ledger_lines_with_balance([("rent", 1230)], 3) == [("rent", "12.30 DR")]
assert ledger_lines_with_balance([("a", 500), ("b", -900)], 9) == [
    ("a", "5.00 DR"), ("b", "4.00 CR")]
assert ledger_lines_with_balance([("a", 5), ("b", -5)], 4) == [("a", "0.05 DR"), ("b", "0.00")]
assert ledger_lines_with_balance([("a", 100), ("x", 0), ("b", 1), ("c", 1)], 2) == [
    ("a", "1.00 DR"), ("b", "1.01 DR"), ("carried forward", "1.01 DR"), ("c", "1.02 DR")]
assert ledger_lines_with_balance([("a", 1), ("b", 1)], 2) == [("a", "0.01 DR"), ("b", "0.02 DR")]
assert ledger_lines_with_balance([("a", -1), ("b", -100), ("c", 102)], 1) == [
    ("a", "0.01 CR"), ("carried forward", "0.01 CR"), ("b", "1.01 CR"),
    ("carried forward", "1.01 CR"), ("c", "0.01 DR")]
assert ledger_lines_with_balance([("a", 100), ("b", 99)], -1) == [
    ("a", "1.00 DR"), ("b", "1.99 DR")]
assert ledger_lines_with_balance([("a", 1), ("b", 2)], 0) == [("a", "0.01 DR"), ("b", "0.03 DR")]
assert ledger_lines_with_balance([("a", 7000), ("z", 0)], 1) == [("a", "70.00 DR")]
