"""Vet a bookkeeping entry made of (account, debit, credit) lines, amounts in cents and never
negative. Collect what is wrong, each at most once and in this order: "lines" for fewer than two,
"sides" if any line has both or neither of debit and credit above zero, "balance" if debits and
credits don't sum to the same, "accounts" if any account isn't among the known ones, "twice" if an
account has amounts above zero on the same side in two lines."""


def journal_entry_faults(lines, known):
    faults = []
    if len(lines) < 2:
        faults.append("lines")
    if any((debit > 0) == (credit > 0) for _, debit, credit in lines):
        faults.append("sides")
    difference = 0
    entries = []
    for account, debit, credit in lines:
        difference += debit - credit
        if debit > 0:
            entries.append((account, "debit"))
        if credit > 0:
            entries.append((account, "credit"))
    if difference != 0:
        faults.append("balance")
    if any(account not in known for account, _, _ in lines):
        faults.append("accounts")
    if len(set(entries)) < len(entries):
        faults.append("twice")
    return faults


assert journal_entry_faults([("bank", 700, 0), ("sales", 0, 600), ("tax", 0, 100)], [
    "bank", "tax", "sales"
]) == []
assert journal_entry_faults([("bank", 0, 700), ("rent", 600, 0)], ["bank", "rent"]) == ["balance"]
assert journal_entry_faults([("bank", 1, 0), ("bank", 0, 1)], ["bank"]) == []
assert journal_entry_faults([("bank", 1, 0), ("bank", 8, 0), ("rent", 0, 9)], ["bank", "rent"]) == [
    "twice"]
assert journal_entry_faults([("bank", 0, 5), ("rent", 9, 0), ("bank", 0, 4)], ["bank"]) == [
    "accounts", "twice"]
assert journal_entry_faults([("bank", 3, 3), ("rent", 0, 0), ("rent", 0, 0)], ["bank", "rent"]) == [
    "sides"]
assert journal_entry_faults([("bank", 3, 0)], []) == ["lines", "balance", "accounts"]
assert journal_entry_faults([("bank", 3, 1), ("bank", 0, 2)], ["bank"]) == ["sides", "twice"]
