"""Put clothing size labels in order from smallest to largest. Known are S, M and L, any number of
X before S or L, and a number before a single X, so that XXL equals 2XL and 1XS equals XS; each
further X means smaller on the S side and larger on the L side. Equal sizes keep their order, and
every other label (XM or lower case, say) goes last, in alphabetical order."""

import re


def sort_garment_sizes(labels):
    def size_key(label):
        if label == "M":
            return 0, 0, ""
        match = re.fullmatch(r"(?:(\d+)X|(X*))([SL])", label)
        if match is None:
            return 1, 0, label
        number, letters, end = match.groups()
        steps = 1 + (int(number) if number else len(letters))
        return 0, steps if end == "L" else -steps, ""

    return sorted(labels, key=size_key)


assert sort_garment_sizes(["L", "XS", "M", "XXL", "S", "XL"]) == ["XS", "S", "M", "L", "XL", "XXL"]
assert sort_garment_sizes(["3XL", "XXL", "XXXXL", "2XL"]) == ["XXL", "2XL", "3XL", "XXXXL"]
assert sort_garment_sizes(["2XL", "L", "XXL", "1XL"]) == ["L", "1XL", "2XL", "XXL"]
assert sort_garment_sizes(["S", "XXS", "3XS", "XS"]) == ["3XS", "XXS", "XS", "S"]
assert sort_garment_sizes(["wide", "L", "Tall", "S"]) == ["S", "L", "Tall", "wide"]
assert sort_garment_sizes(["XM", "M", "2XM", "S"]) == ["S", "M", "2XM", "XM"]
assert sort_garment_sizes(["10XL", "9XL", "M"]) == ["M", "9XL", "10XL"]
assert sort_garment_sizes(["xl", "XL", "one size"]) == ["XL", "one size", "xl"]
