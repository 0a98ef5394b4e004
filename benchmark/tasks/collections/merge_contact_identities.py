"""Which entries of an address book are the same person? Each record is (email, phone), an unknown
one being None or empty. Two records belong together if they share an email or a phone, directly or
by way of other records; but an email or phone found in more than max_uses records is that of an
office and links nobody. Give the groups as lists of record numbers from 0, ascending inside, and
ordered by their first number."""

from collections import Counter


def merge_contact_identities(records, max_uses):
    uses = Counter(entry for record in records for entry in enumerate(record))
    group = list(range(len(records)))
    first_with = {}
    for number, record in enumerate(records):
        for entry in enumerate(record):
            if not entry[1] or uses[entry] > max_uses:
                continue
            other = first_with.setdefault(entry, number)
            low, high = sorted((group[other], group[number]))
            group = [low if label == high else label for label in group]
    members = {}
    for number, label in enumerate(group):
        members.setdefault(label, []).append(number)
    return list(members.values())


assert merge_contact_identities([("a", "1"), ("b", "2"), ("a", "3"), ("c", "2")], 5) == [
    [0, 2], [1, 3]]
assert merge_contact_identities([("a", "1"), ("b", "2"), ("a", "2"), ("d", "")], 2) == [
    [0, 1, 2], [3]]
assert merge_contact_identities([("", "1"), ("", "2"), (None, "3"), (None, "1")], 9) == [
    [0, 3], [1], [2]]
assert merge_contact_identities([("a", "9"), ("b", "9"), ("c", "9")], 2) == [[0], [1], [2]]
assert merge_contact_identities([("a", "9"), ("b", "9"), ("c", "9")], 3) == [[0, 1, 2]]
assert merge_contact_identities(
    [("a", "1"), ("b", "2"), ("c", "3"), ("b", "3"), ("a", "3")], 3) == [[0, 1, 2, 3, 4]]
assert merge_contact_identities(
    [("a", "1"), ("b", "2"), ("c", "3"), ("b", "3"), ("a", "3")], 2) == [[0, 4], [1, 3], [2]]
assert merge_contact_identities([("q", "1"), ("r", "2"), ("s", "2"), ("t", "1"), ("s", "5")], 4
                                ) == [[0, 3], [1, 2, 4]]
assert merge_contact_identities([("7", "1"), ("1", "7"), ("8", "8"), ("9", "8")], 2) == [
    [0], [1], [2, 3]]
