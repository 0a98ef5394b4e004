"""Which machines does a pattern such as "web[08-11,20].lan" stand for? The one bracket group lists
items separated by commas: an item with a dash is a range of whole numbers with both ends included,
zero-padded to as many digits as its start is written with, and any other item is used as it stands.
List the names in the order written; a descending range adds nothing, and a text without both an
opening and a later closing bracket is the only name itself."""


def expand_host_brackets(pattern):
    opening = pattern.find("[")
    closing = pattern.find("]", opening)
    if opening < 0 or closing < 0:
        return [pattern]
    head, tail = pattern[:opening], pattern[closing + 1:]
    names = []
    for item in pattern[opening + 1:closing].split(","):
        first, dash, last = item.partition("-")
        if not dash:
            names.append(head + item + tail)
            continue
        for number in range(int(first), int(last) + 1):
            digits = str(number).zfill(len(first))
            names.append(head + digits + tail)
    return names


assert expand_host_brackets("web[08-11,20].lan") == [
    "web08.lan", "web09.lan", "web10.lan", "web11.lan", "web20.lan"]
assert expand_host_brackets("db[9-10]") == ["db9", "db10"]
assert expand_host_brackets("[a,b]x") == ["ax", "bx"]
assert expand_host_brackets("n1]") == ["n1]"]
assert expand_host_brackets("n[5-3]") == []
assert expand_host_brackets("n[4-4]-e") == ["n4-e"]
assert expand_host_brackets("n[3,5-4,007,001-2]") == ["n3", "n007", "n001", "n002"]
assert expand_host_brackets("n[1-2") == ["n[1-2"]
