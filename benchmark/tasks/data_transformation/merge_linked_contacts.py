"""Our address book has duplicates: contacts (name, email, phone) belong to one person when they
have the same email or the same phone, directly or by way of other contacts; an empty email or phone
links nobody. Make one (name, emails, phones) entry per person with the longest name, the earliest
of equally long ones, and sorted lists of the distinct emails and phones that are not empty. Persons
come in the order of their first contact."""


def _linked(one, other):
    return any(mine == theirs and mine != "" for mine, theirs in zip(one[1:], other[1:]))


def merge_linked_contacts(contacts):
    groups = []
    for index, contact in enumerate(contacts):
        merged = [index]
        apart = []
        for group in groups:
            if not any(_linked(contact, contacts[other]) for other in group):
                apart.append(group)
                continue
            merged.extend(group)
        groups = apart + [sorted(merged)]
    entries = []
    for group in sorted(groups):
        members = [contacts[index] for index in group]
        name = max((member[0] for member in members), key=len)
        emails = sorted({email for _, email, _ in members if email != ""})
        phones = sorted({phone for _, _, phone in members if phone != ""})
        entries.append((name, emails, phones))
    return entries


assert merge_linked_contacts([("Al", "a@x", "1"), ("Alan", "a@x", "2")]) == [
    ("Alan", ["a@x"], ["1", "2"])]
assert merge_linked_contacts([("Bo", "b@x", ""), ("Cy", "", "7"), ("B. Ott", "b@x", "7")]) == [
    ("B. Ott", ["b@x"], ["7"])]
assert merge_linked_contacts([("A", "", ""), ("B", "", "")]) == [("A", [], []), ("B", [], [])]
assert merge_linked_contacts([("Ann", "e", "1"), ("Bob", "e", "2"), ("Jo", "f", "3")]) == [
    ("Ann", ["e"], ["1", "2"]), ("Jo", ["f"], ["3"])]
assert merge_linked_contacts([("Eve", "p", "1"), ("Eve", "q", "2")]) == [
    ("Eve", ["p"], ["1"]), ("Eve", ["q"], ["2"])]
assert merge_linked_contacts([("A", "5", "1"), ("B", "b", "5")]) == [
    ("A", ["5"], ["1"]), ("B", ["b"], ["5"])]
assert merge_linked_contacts(
    [("A", "a", "1"), ("B", "b", "2"), ("C", "a", "3"), ("D", "c", "2")]
) == [("A", ["a"], ["1", "3"]), ("B", ["b", "c"], ["2"])]
assert merge_linked_contacts(
    [("Xi", "x", ""), ("Yo", "y", ""), ("Z", "x", ""), ("Q", "y", "4"), ("R", "x", "4")]
) == [("Xi", ["x", "y"], ["4"])]
