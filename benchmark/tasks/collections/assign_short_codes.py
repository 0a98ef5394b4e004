"""Short codes for a list of player names: each name in turn gets its shortest lower-case prefix
that nobody has yet, of at least shortest and at most longest letters (a name shorter than that has
only itself to offer). When all of these are gone, the code is the prefix of shortest letters
followed by the lowest number from 2 up that makes it unused. Give the codes in the order of the
names."""


def assign_short_codes(names, shortest, longest):
    codes = []
    for name in names:
        lowered = name.lower()
        code = lowered[:shortest]
        for length in range(shortest + 1, min(longest, len(lowered)) + 1):
            if code not in codes:
                break
            code = lowered[:length]
        number = 2
        while code in codes:
            code = lowered[:shortest] + str(number)
            number += 1
        codes.append(code)
    return codes


assert assign_short_codes(["Anna", "Andy", "ann"], 2, 9) == ["an", "and", "ann"]
assert assign_short_codes(["Anna", "An"], 2, 3) == ["an", "an2"]
assert assign_short_codes(["Al", "al", "AL"], 2, 5) == ["al", "al2", "al3"]
assert assign_short_codes(["x", "X", "xi"], 2, 2) == ["x", "x2", "xi"]
assert assign_short_codes(["ab", "ab2", "ab"], 2, 3) == ["ab", "ab2", "ab3"]
assert assign_short_codes(["Bo", "Ben", "b", "BE"], 1, 8) == ["b", "be", "b2", "b3"]
assert assign_short_codes(["ab", "abc", "abc"], 2, 7) == ["ab", "abc", "ab2"]
assert assign_short_codes(["Rosalind", "Rosalyn", "Rosalie"], 4, 5) == ["rosa", "rosal", "rosa2"]
assert assign_short_codes(["marie", "marek", "mark", "mara"], 3, 3) == [
    "mar", "mar2", "mar3", "mar4"]
